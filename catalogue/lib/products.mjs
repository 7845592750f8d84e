/** What `npm run catalogue` can render: one entry per product, one mockup per view of it. */

/** Takes the last grain out of the light without touching the weave (see lib/filter.mjs). */
const MILD = { radius: 2, normalSigma: 0.04, spatialSigma: 1.3 };

/** For pictures from few samples: also flattens the finest weave. */
const STRONG = { radius: 3, normalSigma: 0.05, spatialSigma: 1.8 };

/** For flat, smooth things: light changes slowly there. */
const FLAT = { radius: 6, normalSigma: 0.2, spatialSigma: 3.5 };

/** For large pictures of fine weave, which noise would make too heavy. */
const SOFT = { radius: 4, normalSigma: 0.2, spatialSigma: 2.2 };

/** Smooth turned bodies: light and shine change slowly along and steadily round them. */
const VESSEL = { radius: 8, normalSigma: 0.09, spatialSigma: 4 };
/** Takes the grain from a glaze's reflections and leaves their edges within two pixels. */
const GLAZE = { radius: 4, normalSigma: 0.05, spatialSigma: 1.4 };
const SATIN = { radius: 6, normalSigma: 0.05, spatialSigma: 3 };

/** One picture of a product, short to write. */
function view(id, variant, surface, size, samples, smooth, zh, en) {
  return { id, variant, surface, size, samples, smooth, name: { zh, en } };
}

/** Grounds of the clean pictures, by their colour in the scene. */
const GROUND = {
  stone: [0.62, 0.595, 0.555],
  linen: [0.72, 0.7, 0.665],
  clay: [0.6, 0.573, 0.533],
  sweep: [0.86, 0.82, 0.765],
  sand: [0.56, 0.505, 0.44],
};

/** The same picture on a ground so much lighter than the scene has it (lib/ground.mjs). */
function onLight(picture, albedo, gain) {
  return { ...picture, ground: { albedo, gain } };
}

/** A vessel printed all round, with a satin coat. */
function satin(id, variant, size, samples, zh, en) {
  return { ...view(id, variant, 'wrap', size, samples, VESSEL, zh, en), gloss: SATIN };
}

/**
 * size: side of the picture in px; samples: upper limit per pixel; smooth: light filter (null = none) for final
 * pictures (drafts always get the strong one); gloss: the same filter for wide, soft reflections (else only grain is taken);
 * lightStep, glossStep: every so-many-th level of the map is kept, for a busy texture or a large glaze that would make the files too
 * large. Surface ids are those of templates/<product>.json.
 */
export const PRODUCTS = {
  poster: {
    script: 'poster.py',
    mockups: [
      view('poster-wall', '', 'front', 1600, 8, FLAT, '墙上正视', 'On the wall'),
      view('poster-sideboard', 'sideboard', 'front', 1200, 14, FLAT, '边柜一角', 'On a sideboard'),
    ],
  },
  canvas: {
    script: 'canvas.py',
    mockups: [
      view('canvas-wall', '', 'front', 1600, 8, SOFT, '墙上侧视', 'On the wall'),
      view('canvas-sideboard', 'sideboard', 'front', 1100, 10, STRONG, '边柜上方', 'Above a sideboard'),
    ],
  },
  clock: {
    script: 'clock.py',
    mockups: [
      view('clock-wall', '', 'face', 1600, 3, FLAT, '墙上正视', 'On the wall'),
      view('clock-shelf', 'shelf', 'face', 1000, 8, FLAT, '边柜上方', 'Above a sideboard'),
    ],
  },
  mousemat: {
    script: 'mousemat.py',
    mockups: [
      view('mousemat-top', '', 'front', 1600, 6, SOFT, '俯视', 'From above'),
      view('mousemat-desk', 'desk', 'front', 1100, 10, STRONG, '书桌', 'On a desk'),
    ],
  },
  phone: {
    script: 'phone.py',
    mockups: [
      onLight(view('phone-top', '', 'back', 1600, 6, SOFT, '俯视', 'From above'), GROUND.stone, 1.3),
      view('phone-desk', 'desk', 'back', 1100, 10, FLAT, '桌面', 'On a desk'),
    ],
  },
  notebook: {
    script: 'notebook.py',
    mockups: [
      view('notebook-top', '', 'cover', 1600, 3, SOFT, '俯视', 'From above'),
      view('notebook-desk', 'desk', 'cover', 1000, 8, STRONG, '书桌', 'On a desk'),
    ],
  },
  tumbler: {
    script: 'tumbler.py',
    mockups: [
      satin('tumbler-studio', '', 1600, 16, '两面同看', 'Both sides'),
      satin('tumbler-desk', 'desk', 1200, 24, '书桌', 'On a desk'),
    ],
  },
  bottle: {
    script: 'bottle.py',
    mockups: [
      satin('bottle-studio', '', 1600, 16, '两面同看', 'Both sides'),
      satin('bottle-desk', 'desk', 1200, 14, '窗边', 'By a window'),
    ],
  },
  bowl: {
    script: 'bowl.py',
    mockups: [
      onLight(satin('bowl-studio', '', 1600, 12, '两面同看', 'Both sides'), GROUND.sweep, 1.45),
      satin('bowl-floor', 'floor', 1200, 14, '木地板', 'On the floor'),
    ],
  },
  card: {
    script: 'card.py',
    mockups: [
      view('card-top', '', 'front', 1600, 8, MILD, '平放', 'Lying'),
      view('card-desk', 'desk', 'front', 1200, 10, FLAT, '书桌', 'On a desk'),
    ],
  },
  coaster: {
    script: 'coaster.py',
    mockups: [
      onLight(
        { ...view('coaster-top', '', 'face', 1600, 40, SOFT, '俯视', 'From above'), gloss: FLAT },
        GROUND.stone,
        1.22,
      ),
      { ...view('coaster-table', 'table', 'face', 1600, 24, STRONG, '茶桌', 'On a table'), gloss: FLAT },
    ],
  },
  ornament: {
    script: 'ornament.py',
    mockups: [
      onLight(
        { ...view('ornament-top', '', 'face', 1600, 24, FLAT, '俯视', 'From above'), gloss: SATIN },
        GROUND.clay,
        1.4,
      ),
      view('ornament-wood', 'wood', 'face', 1000, 8, STRONG, '木桌', 'On wood'),
    ],
  },
  puzzle: {
    script: 'puzzle.py',
    mockups: [
      view('puzzle-top', '', 'front', 1600, 14, MILD, '俯视', 'From above'),
      view('puzzle-table', 'table', 'front', 1200, 14, MILD, '木桌', 'On a table'),
    ],
  },
  tote: {
    script: 'tote.py',
    mockups: [
      view('tote-wall', '', 'front', 1600, 9, MILD, '挂墙', 'On a wall'),
      view('tote-hall', 'hall', 'front', 1200, 10, MILD, '玄关', 'In a hall'),
    ],
  },
  tapestry: {
    script: 'tapestry.py',
    mockups: [
      view('tapestry-wall', '', 'front', 1600, 4, SOFT, '墙上正视', 'On the wall'),
      view('tapestry-room', 'room', 'front', 1000, 8, SOFT, '卧室', 'In a room'),
    ],
  },
  doormat: {
    script: 'doormat.py',
    mockups: [
      { ...view('doormat-top', '', 'front', 1600, 5, SOFT, '俯视', 'From above'), lightStep: 5 },
      view('doormat-floor', 'floor', 'front', 1100, 8, MILD, '门口', 'At the door'),
    ],
  },
  tshirt: {
    script: 'tshirt.py',
    mockups: [
      onLight(
        view('tshirt-flat', '', 'front', 1600, 8, MILD, 'T 恤平铺', 'T-shirt, flat lay'),
        GROUND.sand,
        1.3,
      ),
      view('tshirt-wood', 'wood', 'front', 1200, 12, MILD, '木地板', 'On a wooden floor'),
      onLight(
        view('tshirt-back', 'back', 'back', 1600, 6, MILD, '背面平铺', 'Back, flat lay'),
        GROUND.sand,
        1.3,
      ),
    ],
  },
  mug: {
    script: 'mug.py',
    mockups: [
      onLight(
        view('mug-pair', 'pair', 'wrap', 1600, 20, STRONG, '两面同看', 'Both sides'),
        GROUND.sweep,
        1.45,
      ),
      {
        ...view('mug-table', '', 'wrap', 1600, 16, VESSEL, '窗边木桌', 'Table by a window'),
        gloss: GLAZE,
        glossStep: 2,
      },
    ],
  },
  cushion: {
    script: 'cushion.py',
    mockups: [
      {
        id: 'cushion-bench',
        variant: '',
        surface: 'front',
        size: 1200,
        samples: 28,
        smooth: MILD,
        name: { zh: '靠墙长凳', en: 'Bench by a wall' },
      },
      onLight(
        view('cushion-studio', 'studio', 'front', 1600, 10, SOFT, '净底俯视', 'From above'),
        GROUND.linen,
        1.2,
      ),
    ],
  },
};

/** For the eye while a scene is being made. */
export const PREVIEW = { size: 480, samples: 8 };
export const DRAFT = { size: 1000, samples: 24, smooth: STRONG };
export const INK_ALBEDO = 0.82;
