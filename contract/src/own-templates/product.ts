import { listOf } from '@diy/design/list-of';
import { printFileFormat, printLimits, printMethod } from '@diy/design/template';
import { z } from 'zod';
import { MAX_NAMING } from '../naming-rule.ts';
import { namingProblems } from './naming-problems.ts';
import { outlineProblems } from './outline-problems.ts';
import { priceCents, productName, weightG } from './product-fields.ts';
import {
  MAX_OWN_PICTURES,
  MAX_OWN_SURFACES,
  MAX_OWN_VARIANTS,
  ownColour,
  ownPicture,
  ownSize,
  ownSurface,
  ownVariant,
} from './product-parts.ts';
import { productProblems } from './product-problems.ts';

export type {
  OwnColour,
  OwnPicture,
  OwnPlace,
  OwnRecolour,
  OwnSize,
  OwnSurface,
  OwnVariant,
} from './product-parts.ts';

/** The longest SKU of an own template. */
export const MAX_OWN_SKU_LENGTH = 40;

/** The longest description of an own template, and the longest words on what it is made of. */
export const MAX_DESCRIPTION = 2000;
export const MAX_MATERIAL = 200;

export const ownSku = z
  .string()
  .trim()
  .min(1)
  .max(MAX_OWN_SKU_LENGTH)
  .regex(/^[\w.\-/]+$/);

const ownTemplateParts = z.strictObject({
  name: productName,
  /** Unique within the account. */
  sku: ownSku,
  /** Print method of the product, which decides its print limits. */
  print_method: printMethod.default('sublimation'),
  /** Limits that differ from those of the print method. */
  print_limits: printLimits.partial().default({}),
  /** Free text about the product; empty = none. */
  description: z.string().trim().max(MAX_DESCRIPTION).default(''),
  /** Material of the product, as `100% cotton`; part of titles in exported sheets. */
  material: z.string().trim().max(MAX_MATERIAL).default(''),
  price_cents: priceCents,
  weight_g: weightG,
  surfaces: listOf(ownSurface).min(1).max(MAX_OWN_SURFACES),
  /** None = one size, named by its print. */
  sizes: listOf(ownSize).max(40).default([]),
  /** None = one colour, as the pictures show it. */
  colours: listOf(ownColour).max(40).default([]),
  /** Absent = each is as its size and the product say. */
  variants: listOf(ownVariant).max(MAX_OWN_VARIANTS).optional(),
  /** How the factory wants print files; what it leaves open is for each download to say. */
  print_files: z
    .strictObject({
      format: printFileFormat.optional(),
      /** Naming rule of archives, from the fields of NAMING_FIELDS; absent = that of the download. */
      naming: z.string().trim().min(1).max(MAX_NAMING).optional(),
    })
    .optional(),
  /** In the order they are shown; the first is the main picture. */
  pictures: listOf(ownPicture).min(1).max(MAX_OWN_PICTURES),
});

/** A product of a seller's own: its surfaces, sizes, colours and pictures. */
export const ownTemplateProduct = ownTemplateParts.superRefine((product, context) => {
  for (const { path, text } of [
    ...productProblems(product),
    ...outlineProblems(product),
    ...namingProblems(product),
  ])
    context.addIssue({ code: 'custom', path, params: { text } });
});
export type OwnTemplateProduct = z.infer<typeof ownTemplateProduct>;

/** The same before its outlines are checked, which takes long for fifty products at once. */
export const productBeforeOutlines = ownTemplateParts.superRefine((product, context) => {
  for (const { path, text } of [...productProblems(product), ...namingProblems(product)])
    context.addIssue({ code: 'custom', path, params: { text } });
});
