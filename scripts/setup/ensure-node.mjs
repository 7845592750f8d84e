const MINIMUM = [20, 19];

/** Ends the process with one sentence when this Node is too old. */
export function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  console.error(
    `需要 Node.js ${MINIMUM.join('.')} 或更高版本，当前是 ${process.versions.node}。请升级后重试。` +
      ` (Node.js ${MINIMUM.join('.')} or newer is needed.)`,
  );
  process.exit(1);
}
