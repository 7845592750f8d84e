/** First parts of query keys, shared so that one screen can reload what another shows. */
export const queryKeys = {
  profile: ['profile'],
  budgets: ['budgets'],
  brandColours: ['brandColours'],
  ownFonts: ['ownFonts'],
  templates: ['templates'],
  designs: ['designs'],
  batches: ['batches'],
  images: ['images'],
  aiGroups: ['aiGroups'],
  downloads: ['downloads'],
  operations: ['operations'],
  orders: ['orders'],
  sheets: ['sheets'],
} as const;
