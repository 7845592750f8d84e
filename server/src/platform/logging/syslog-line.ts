/** The facility of programs of one's own: local0. */
const LOCAL0 = 16;
/** RFC 5424, 6.2.1. Levels of our log that it has under another name. */
const SEVERITIES: Record<string, number> = { fatal: 2, error: 3, warn: 4, info: 6, debug: 7, trace: 7 };
/** Which marks the rest of a message as UTF-8. */
const BOM = '\uFEFF';
const START = /^\{"level":"(\w+)","time":"([^"]+)"/;

/** The machine and process that write, as the collector distinguishes them. */
export interface SyslogSource {
  host: string;
  process: string;
  pid: number;
}

/**
 * A line of our log as a message of RFC 5424, in the frame of RFC 5425 and 6587: its length in bytes, a space, the message. The JSON is the message's
 * text, as it is.
 */
export function syslogFrame(line: string, source: SyslogSource): Buffer {
  const text = line.trimEnd();
  const [, level = 'info', time = '-'] = START.exec(text) ?? [];
  const priority = LOCAL0 * 8 + (SEVERITIES[level] ?? SEVERITIES.info!);
  const head = [`<${priority}>1`, time, wordOf(source.host), wordOf(source.process), source.pid, '-', '-'];
  const message = Buffer.from(`${head.join(' ')} ${BOM}${text}`);
  return Buffer.concat([Buffer.from(`${message.length} `), message]);
}

/** RFC 5424 has printable ASCII here. */
function wordOf(text: string): string {
  return text.replaceAll(/[^\x21-\x7e]/g, '_').slice(0, 48) || '-';
}
