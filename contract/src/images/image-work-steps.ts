import { listOf } from '@diy/design/list-of';
import { z } from 'zod';

/** How far a channel (of 255) may be from white, from the border's colour or from the ground, and still count as it. */
export const tolerance = z.number().int().min(0).max(100).default(16);
/** Pixels on each side, of the picture the step works on. */
export const marginPx = z.number().int().min(0).max(2000);
/** Only what reaches the border; false = also what is enclosed, inside letters too. */
export const contiguous = z.boolean().default(true);

/** Width of a soft, colour-cleaned edge, in pixels. */
export const featherPx = z.number().int().min(0).max(20).default(2);
/** How many flat colours are left, at most. */
export const colourCount = z.number().int().min(2).max(16);
/** `halftone`: dots whose size is the tone; `solid`: ink wherever the picture is darker than the middle. */
export const inkStyle = z.enum(['halftone', 'solid']).default('halftone');
/** Distance of halftone dots, in pixels. */
export const cellPx = z.number().int().min(4).max(100).default(12);
/** What fills an added margin: `mirror` reflects the picture, `stretch` repeats its outermost pixels. */
export const edgeKind = z.enum(['mirror', 'stretch']).default('mirror');
/** Share of the sides, from 0 to 1, that lies over the other border of a repeat. */
export const overlap = z.number().min(0.02).max(0.5).default(0.15);

/** #rrggbb. */
export const opaqueColour = z.string().regex(/^#[0-9a-f]{6}$/i);

export const enlargeFactor = z.union([z.literal(2), z.literal(3), z.literal(4)]);
export const enlargeContent = z.enum(['flat_art', 'photo']);

/** A place in a picture, as shares of its width and height. */
const place = z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]);
/** Places of one stroke, and strokes of one picture, at most. */
export const MAX_STROKE_POINTS = 500;
export const MAX_STROKES = 100;
/** Pairs of colours that one step replaces, at most. */
export const MAX_COLOUR_SWAPS = 16;
/** A path painted on the picture before all steps. */
const stroke = z.strictObject({
  /** Width of the brush, as a share of the picture's longer side. */
  width: z.number().min(0.001).max(0.3),
  /** The path; one place is a dot. */
  points: listOf(place).min(1).max(MAX_STROKE_POINTS),
});
export type Stroke = z.infer<typeof stroke>;
/** `keep`: what lies under it is the subject; `remove`: it is ground. Of strokes over each other the later one counts. */
const cutOutStroke = stroke.extend({ kind: z.enum(['keep', 'remove']) });
export type CutOutStroke = z.infer<typeof cutOutStroke>;

/** A handle of a print on a photograph, as shares of its width and height; it may lie a little beyond it. */
const handle = z.tuple([z.number().min(-0.5).max(1.5), z.number().min(-0.5).max(1.5)]);
/** Cells of a bent print along a side, at most. */
export const MAX_PRINT_CELLS = 6;

/**
 * The workshop's tools, one shape each. A further tool is a further shape here, a file in
 * `server/src/features/images/workshop/tools/` and one in `web/src/features/images/workshop/tools/`.
 */
const STEP_SHAPES = {
  /** Makes the ground transparent: a flat or graded one by itself, any other by strokes. */
  cut_out: z.strictObject({
    tool: z.literal('cut_out'),
    tolerance,
    contiguous,
    /** Strokes that say alone what the ground is, which may then be busy. They are accepted for one picture only, as the first step. */
    strokes: listOf(cutOutStroke).min(1).max(MAX_STROKES).optional(),
  }),
  /** Fills what lies under the strokes with what is around it. Only for one picture, as the first step. */
  erase: z.strictObject({ tool: z.literal('erase'), strokes: listOf(stroke).max(MAX_STROKES) }),
  /**
   * Takes the flat print from a photograph of a product. Only for one picture, as the first step; without handles there is
   * nothing to do.
   */
  take_print: z
    .strictObject({
      tool: z.literal('take_print'),
      /** Cells between the handles; 1 × 1 is four corners in perspective, more follow what is bent. */
      columns: z.number().int().min(1).max(MAX_PRINT_CELLS).default(1),
      rows: z.number().int().min(1).max(MAX_PRINT_CELLS).default(1),
      /** (columns + 1) × (rows + 1) handles, row by row from the print's top left; or none. */
      points: listOf(handle)
        .max((MAX_PRINT_CELLS + 1) ** 2)
        .default([]),
      /** The print's width over its height; absent = as the perspective of its corners says. */
      ratio: z.number().min(0.05).max(20).optional(),
      /** Takes out the light of folds and what falls off towards the sides. */
      even_light: z.boolean().default(true),
      /** Takes out the weave of cloth and the grain of the photograph where they show. */
      smooth: z.boolean().default(true),
      /** A place of the photograph that is white in truth: colours are made as bright and as neutral as it; absent = as they are. */
      white: handle.optional(),
    })
    .refine(
      ({ points, columns, rows }) => points.length === 0 || points.length === (columns + 1) * (rows + 1),
      {
        path: ['points'],
        message: 'points must be (columns + 1) × (rows + 1)',
      },
    ),
  /** Turns what is tilted level, and crops to the content. */
  straighten: z.strictObject({
    tool: z.literal('straighten'),
    /** The angle by which the content is turned clockwise, in degrees; absent = it is measured, up to 15 either way. */
    angle: z.number().min(-15).max(15).optional(),
    /** Crops to what is not ground; where there is no even ground around it, to the largest part without empty corners. */
    crop: z.boolean().default(true),
  }),
  /** Cuts off what is empty or of one colour at the borders, and leaves a margin. */
  trim: z.strictObject({ tool: z.literal('trim'), tolerance, margin_px: marginPx.default(0) }),
  /** Makes white transparent; `feather_px` is the width of the soft, colour-cleaned edge. */
  remove_white: z.strictObject({
    tool: z.literal('remove_white'),
    tolerance,
    feather_px: featherPx,
    contiguous,
  }),
  /** Repeats without a seam; `overlap` is the share of the sides that lies over the other border, about. */
  seamless: z.strictObject({ tool: z.literal('seamless'), overlap }),
  /** Reduces the picture to at most `colours` flat colours. */
  reduce_colours: z.strictObject({
    tool: z.literal('reduce_colours'),
    colours: colourCount.default(6),
  }),
  /**
   * Replaces colours by others, everywhere in the picture; edges, light and shade stay. `tolerance`: how far a colour may be
   * from `from`, in steps of 1/400 in OKLab, of which a difference in lightness counts half.
   */
  swap_colours: z.strictObject({
    tool: z.literal('swap_colours'),
    /** The colours to replace; at least one, since there would be nothing to do. */
    swaps: listOf(z.strictObject({ from: opaqueColour, to: opaqueColour }))
      .max(MAX_COLOUR_SWAPS)
      .default([]),
    tolerance,
  }),
  /** Draws the picture in curves of at most `colours` colours; the result is an SVG that prints draw in their own pixels. */
  vectorise: z.strictObject({
    tool: z.literal('vectorise'),
    colours: colourCount.default(8),
  }),
  /** One ink with solid edges: dots whose size is the tone, or ink wherever it is darker than the middle. */
  one_colour: z.strictObject({
    tool: z.literal('one_colour'),
    /** Colour of the ink. */
    ink: opaqueColour.default('#000000'),
    /** How the tones become ink. */
    style: inkStyle,
    cell_px: cellPx,
    /** The ink stands for what is light, as white does on a dark shirt. */
    inverted: z.boolean().default(false),
  }),
  /** Enlarges the picture on each side, for bleed: mirrored at its edge, or with the colour of its edge drawn out. */
  extend_edge: z.strictObject({
    tool: z.literal('extend_edge'),
    margin_px: marginPx.default(40),
    /** What fills the margin. */
    edge: edgeKind,
  }),
  /** Makes more pixels; the result still counts as the resolution it was made of. */
  enlarge: z.strictObject({
    tool: z.literal('enlarge'),
    /** Pixels that one becomes along a side. */
    factor: enlargeFactor.default(2),
    /** Flat colours with sharp edges, or anything else. */
    content: enlargeContent.default('flat_art'),
  }),
} as const;

export type WorkTool = keyof typeof STEP_SHAPES;

type Shapes = typeof STEP_SHAPES;
export type StepOf<T extends WorkTool> = z.output<Shapes[T]>;
/** One tool with its settings, as it is stored with recipes and results. */
export type WorkStep = { [T in WorkTool]: StepOf<T> }[WorkTool];

type AnyShape = Shapes[WorkTool];
/** One tool with its settings; what is left out takes its usual value. */
const workStep = z.discriminatedUnion(
  'tool',
  Object.values(STEP_SHAPES) as unknown as readonly [AnyShape, ...AnyShape[]],
);

/** Tools that one picture passes in one run, at most. */
export const MAX_STEPS = 6;
export const workSteps = listOf(workStep).min(1).max(MAX_STEPS);
