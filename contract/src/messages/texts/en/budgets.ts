import type { budgets as zh } from '../zh/budgets.ts';

export const budgets: { readonly [Id in keyof typeof zh]: string } = {
  'budgets.storage-used-up':
    'You may store up to {most}, and this would be more. Deleted images free their space after 30 days; ask your administrator for more',
  'budgets.images-used-up':
    'Your library may hold up to {most:images}, and this would be more. Delete images you do not use, or ask your administrator for more',
  'budgets.ai-images-used-up':
    'You may generate up to {most:images} within 30 days, and this would be more. Generate fewer, try again in a few days, or ask your administrator for more',
  'budgets.ai-money-used-up':
    'Generating images may cost up to {most} within 30 days; {spent} are spent, and this would be more. Ask your administrator for more',
  'budgets.ai-money-unknown':
    'What images may cost is counted in {currency}, and this service has no price in it, so it cannot be used. Choose another service, or ask your administrator',
  'budgets.batches-used-up':
    'The number of batches you may create in a day, {most}, is used up. Try again tomorrow, or ask your administrator for more',
  'budgets.downloads-used-up':
    'The number of archives you may request in a day, {most}, is used up. Try again tomorrow, or ask your administrator for more',
};
