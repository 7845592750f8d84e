/**
 * What a user name is counted by, and what a task belongs to: the same for all spellings that lead to one account. Letter by letter, as
 * PostgreSQL's `lower` does it: `toLowerCase` of a whole name makes two letters of İ and looks at the neighbours of Σ.
 */
export function nameKey(username: string): string {
  return Array.from(username, (letter) => (letter === 'İ' ? 'i' : letter.toLowerCase())).join('');
}
