/** What `npm run catalogue` can render: one entry per product, one mockup per view of it. */

/** Takes the last grain out of the light without touching the weave (see lib/filter.mjs). */
const MILD = { radius: 2, normalSigma: 0.04, spatialSigma: 1.3 };

/** For pictures from few samples: also flattens the finest weave. */
const STRONG = { radius: 3, normalSigma: 0.05, spatialSigma: 1.8 };

/**
 * size: side of the picture in px; samples: upper limit per pixel; smooth: light filter (null = none) for final
 * pictures (drafts always get the strong one). Surface ids are those of templates/<product>.json.
 */
export const PRODUCTS = {
  tshirt: {
    script: 'tshirt.py',
    mockups: [
      {
        id: 'tshirt-flat',
        variant: '',
        surface: 'front',
        size: 1200,
        samples: 28,
        smooth: MILD,
        name: { zh: 'T 恤平铺', en: 'T-shirt, flat lay' },
      },
    ],
  },
  mug: {
    script: 'mug.py',
    mockups: [
      {
        id: 'mug-pair',
        variant: 'pair',
        surface: 'wrap',
        size: 1200,
        samples: 24,
        smooth: STRONG,
        name: { zh: '两面同看', en: 'Both sides' },
      },
      {
        id: 'mug-table',
        variant: '',
        surface: 'wrap',
        size: 1000,
        samples: 24,
        smooth: STRONG,
        name: { zh: '窗边木桌', en: 'Table by a window' },
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
    ],
  },
};

export const DRAFT = { size: 1000, samples: 24, smooth: STRONG };
export const INK_ALBEDO = 0.82;
