/** How a person is addressed, in a column `Title` before a name; no product has one of these names. */
const SALUTATIONS: ReadonlySet<string> = new Set(
  `mr, mrs, ms, miss, mx, sir, madam, dr, prof, professor, rev, lord, lady, dame, mister,
  herr, frau, fräulein, hr, fr, herr dr, frau dr, dr med, dipl-ing, ing, mag, divers, familie,
  m, mme, mlle, monsieur, madame, mademoiselle, mr et mme, sr, sra, srta, señor, señora, señorita, don, doña, d, dª,
  sig, sigra, signora, signor, signore, sigina, signorina, dott, dottssa, dhr, mevr, mevrouw, de heer, heer, mw,
  pan, pani, pán, paní, slečna, hra, neiti, fru, frk, bay, bayan, sayın, bapak, ibu, pak, bu, ông, bà, anh, chị,
  г-н, г-жа, господин, госпожа, 様, さん, 先生, 女士, 小姐, 님, 씨, นาย, นาง, นางสาว, คุณ, السيد, السيدة, آقای, خانم, מר, גברת, גב`
    .split(/,\s+/)
    .map((word) => word.trim()),
);

/** `Mrs`, `Herr Dr.`: said of a person, where the header alone may mean the product (`Title`, `Titel`). */
export function isSalutation(text: string): boolean {
  if (text.length > LONGEST) return false;
  return SALUTATIONS.has(
    text
      .toLowerCase()
      .replace(/[.'’׳]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

const LONGEST = 16;
