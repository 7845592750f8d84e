import { z } from 'zod';
import { layer } from '../layers/layer.ts';
import { listOf } from '../parsing/list-of.ts';
import { designField, MAX_FIELDS } from './design-field.ts';
import { findFieldProblems } from './field-problems.ts';
import { findGroupProblems, layerGroup } from './layer-group.ts';

/** Version of the document's shape; raised together with a numbered migration. */
export const DESIGN_FORMAT = 10;

/**
 * The newest format that a released program writes. Its schema and those before it never change any more; a format above it
 * may still grow fields, so that two programs of before its release may disagree on it.
 */
export const RELEASED_FORMAT = 10;

/** The most layers one surface may carry. */
export const MAX_LAYERS = 200;

/** What is drawn on one surface; the first layer lies at the bottom. */
export const designSurface = z.strictObject({
  /** Id of the template's surface. */
  surfaceId: z.string().min(1).max(40),
  /** From bottom to top. */
  layers: listOf(layer).max(MAX_LAYERS),
  /** The groups its layers belong to; absent without any. */
  groups: listOf(layerGroup)
    .max(MAX_LAYERS / 2)
    .optional(),
});
export type DesignSurface = z.infer<typeof designSurface>;

/** Settings that change the print files but nothing on the stage. */
export const printSettings = z.strictObject({
  /** Include the bleed of surfaces that have one: the file is then larger than the trimmed product by it on each side. */
  bleed: z.boolean(),
});
export type PrintSettings = z.infer<typeof printSettings>;

/** A design: what is printed where on which colour and size of a template. Ids of layers and of groups are unique across surfaces. */
export const designDocument = z
  .strictObject({
    /** Number of the format; older documents are migrated when they are opened. */
    format: z.literal(DESIGN_FORMAT),
    /** Id of one of the template's colours. */
    colourId: z.string(),
    /** Id of one of the template's sizes. */
    sizeId: z.string(),
    /** How its print files are made. */
    print: printSettings,
    /** The surfaces with something on them, in the template's order. */
    surfaces: listOf(designSurface).min(1).max(12),
    /** What orders bring for it, in the order in which a person is asked; absent = nothing was set up. */
    fields: listOf(designField).max(MAX_FIELDS).optional(),
  })
  .superRefine((design, context) => {
    for (const { message, path } of findFieldProblems(design.fields ?? []))
      context.addIssue({ code: 'custom', message, path: [...path] });
    const seen = new Set<string>();
    design.surfaces.forEach((surface, surfaceIndex) => {
      if (seen.has(`surface ${surface.surfaceId}`)) {
        context.addIssue({
          code: 'custom',
          message: 'Two entries for one surface.',
          path: ['surfaces', surfaceIndex, 'surfaceId'],
        });
      }
      seen.add(`surface ${surface.surfaceId}`);
      for (const { message, path } of findGroupProblems(surface)) {
        context.addIssue({ code: 'custom', message, path: ['surfaces', surfaceIndex, ...path] });
      }
      surface.groups?.forEach((group, groupIndex) => {
        if (seen.has(`group ${group.id}`)) {
          context.addIssue({
            code: 'custom',
            message: 'Two groups with one id.',
            path: ['surfaces', surfaceIndex, 'groups', groupIndex, 'id'],
          });
        }
        seen.add(`group ${group.id}`);
      });
      surface.layers.forEach((item, layerIndex) => {
        if (seen.has(`layer ${item.id}`)) {
          context.addIssue({
            code: 'custom',
            message: 'Two layers with one id.',
            path: ['surfaces', surfaceIndex, 'layers', layerIndex, 'id'],
          });
        }
        seen.add(`layer ${item.id}`);
      });
    });
  });
export type DesignDocument = z.infer<typeof designDocument>;
