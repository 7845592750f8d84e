import { fieldKey } from '@diy/design/field-key';
import { WHOLE_PICTURE, WHOLE_TEXT } from '../../../words/whole-names.ts';
import type { Reply } from './customisation.ts';

/** A reply under the name of the layer that prints it. */
export interface NamedReply extends Reply {
  name: string;
  /**
   * Other names that mean this reply and no other. A layer with one of them prints it where no layer has the name
   * itself.
   */
  aliases: readonly string[];
}

const BETWEEN = ' / ';

/**
 * Names replies by the question that the buyer read. Questions with the same words are distinguished by the surface or
 * block they belong to (`Front / Name`), also if one of them has no reply; if that is equal too, by their number.
 */
export function nameReplies(replies: readonly Reply[]): NamedReply[] {
  const names = uniqueNames(replies);
  const offered = replies.map((reply, index) =>
    aliasesOf(reply, replies).filter((one) => one !== names[index]),
  );
  const taken = counted([...names, ...offered.flatMap((own) => [...new Set(own)])].map(fieldKey));
  return replies.map((reply, index) => ({
    ...reply,
    name: names[index]!,
    aliases: [...new Set(offered[index])].filter((alias) => taken.get(fieldKey(alias)) === 1),
  }));
}

function captionOf({ label, inner, path, kind }: Reply): string {
  return label || inner || path.at(-1) || (kind === 'picture' ? WHOLE_PICTURE : WHOLE_TEXT);
}

function uniqueNames(replies: readonly Reply[]): string[] {
  const groups = new Map<string, number[]>();
  replies.forEach((reply, index) => {
    const key = fieldKey(captionOf(reply));
    groups.set(key, [...(groups.get(key) ?? []), index]);
  });
  const names = replies.map(captionOf);
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    const members = group.map((index) => replies[index]!);
    const apart = apartNames(members);
    group.forEach((index, n) => {
      names[index] = apart[n]!;
    });
  }
  return withOrdinals(names);
}

/**
 * Distinguishes questions of the same words by the outermost caption that differs for all of them, else by the whole
 * path, else by the inner name.
 */
function apartNames(members: readonly Reply[]): string[] {
  const deepest = Math.max(...members.map(({ path }) => path.length));
  for (let level = 0; level < deepest; level++) {
    const at = members.map(({ path }) => path[level] ?? '');
    if (at.every((caption) => caption !== '') && isUnique(at))
      return members.map((member, index) => joined([at[index]!, captionOf(member)]));
  }
  const whole = members.map((member) => joined([...member.path, captionOf(member)]));
  if (isUnique(whole)) return whole;
  return members.map((member, index) =>
    joined([whole[index]!, member.inner === captionOf(member) ? '' : member.inner]),
  );
}

function withOrdinals(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(fieldKey(name)) ?? 0) + 1;
    seen.set(fieldKey(name), count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/** Other captions that may stand for this reply; the caller drops those that stand for another one too. */
function aliasesOf(reply: Reply, all: readonly Reply[]): string[] {
  const { path, label, inner, kind } = reply;
  const caption = captionOf(reply);
  const isOnly = all.filter((one) => one.kind === kind).length === 1;
  return [
    label,
    inner,
    ...path.map((surface) => joined([surface, caption])),
    joined([...path, caption]),
    path.at(-1) ?? '',
    isOnly && kind === 'picture' ? WHOLE_PICTURE : '',
    isOnly && kind === 'text' ? WHOLE_TEXT : '',
  ].filter((one) => one !== '');
}

function joined(parts: readonly string[]): string {
  return parts.filter((part, index) => part !== '' && part !== parts[index - 1]).join(BETWEEN);
}

function isUnique(texts: readonly string[]): boolean {
  return new Set(texts.map(fieldKey)).size === texts.length;
}

function counted(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
