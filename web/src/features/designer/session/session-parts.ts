import type { DesignerSession } from './designer-session.ts';

/** What changes words: their fonts say how large their box is. */
export type TextParts = Pick<DesignerSession, 'editor' | 'ui' | 'fonts'>;

/** What adds content to the surface that is shown. */
export type ContentParts = TextParts & Pick<DesignerSession, 'template' | 'pictures'>;

/** What the pointer and keys reach on the stage: words and layers where the view shows them. */
export type StageParts = ContentParts & Pick<DesignerSession, 'view' | 'outlines' | 'trial'>;

/** What the stage is drawn from and with; both versions rise when pictures or fonts have arrived. */
export type DrawingParts = StageParts &
  Pick<
    DesignerSession,
    'resourcesFor' | 'resourcesVersion' | 'copies' | 'copiesVersion' | 'mockups' | 'onStageDrawn'
  >;

/** What actions read and change. */
export type ActionParts = ContentParts & Pick<DesignerSession, 'view' | 'saver'>;
