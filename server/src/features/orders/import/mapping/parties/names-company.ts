const COMPANY =
  /compan|firma|unternehmen|societ|sociét|entreprise|empresa|azienda|ragione|bedrijf|spółka|şirket|компан|организац|公司|会社|회사|شركة|חברה|شرکت/i;

/** Whether a header names a company, in any of the languages in which order files come. */
export function namesCompany(header: string): boolean {
  return COMPANY.test(header);
}
