import type { brandColours as zh } from '../zh/brand-colours.ts';

export const brandColours: { readonly [Id in keyof typeof zh]: string } = {
  'brand-colours.stale-version': 'צבעי המותג שונו במקום אחר ודבר לא נדרס. עיינו ברשימה העדכנית ושמרו שוב',
};
