import { z } from 'zod';
import { defineEndpoint, emptyData } from '../endpoint.ts';
import { publicId } from '../paging.ts';

const shareState = z.object({
  /** Id in the public link `/index/commpents/showDegin?id=`; null = not shared. */
  share_id: z.string().nullable(),
});

export const getShare = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/save/share',
  auth: 'token',
  feature: 'designs',
  summary: 'Whether a design is shown to anybody who has the link.',
  input: z.strictObject({ id: publicId }),
  data: shareState,
});

export const shareDesign = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/save/share',
  auth: 'token',
  feature: 'designs',
  summary: 'Show a design to anybody who has the link; once more answers the same link.',
  input: z.strictObject({ id: publicId }),
  data: shareState,
});

export const unshareDesign = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/save/unshare',
  auth: 'token',
  feature: 'designs',
  summary: 'End a public link; sharing again makes another one.',
  input: z.strictObject({ id: publicId }),
  data: emptyData,
});

const bilingual = z.object({ zh: z.string(), en: z.string() });

/** A shared design: its pictures and what it is printed on, nothing of the account. */
export const sharedDesign = z.object({
  name: z.string(),
  template_title: bilingual,
  colour: z.object({ name: bilingual, hex: z.string() }).nullable(),
  size: z.string(),
  surfaces: z.array(z.object({ name: bilingual, width_mm: z.number(), height_mm: z.number() })),
  /** False while pictures of the newest version are being drawn. */
  is_current: z.boolean(),
  mockups: z.array(z.object({ mockup_id: z.string(), url: z.string() })),
  updated_at: z.string(),
});
export type SharedDesign = z.infer<typeof sharedDesign>;

export const showDesign = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/show',
  auth: 'none',
  feature: 'designs',
  summary: 'A design that its owner shares, by the id in the link.',
  input: z.strictObject({ id: z.string().min(1).max(64) }),
  data: sharedDesign,
});
