import { createNodeCanvas, type NodeCanvas } from '../../../platform/canvas/node-canvas.ts';

export interface PatternRequest {
  words: string;
  seed: number;
  widthPx: number;
  heightPx: number;
  kind: 'tile' | 'motif';
  family: string;
  sourceColours: string[];
  transparent: boolean;
}

export async function generatePattern(
  request: PatternRequest,
): Promise<{ canvas: NodeCanvas; family: string }> {
  const { widthPx, heightPx, seed, transparent, sourceColours } = request;
  const canvas = createNodeCanvas(widthPx, heightPx);
  const context = canvas.source.getContext('2d');
  if (!transparent) {
    context.fillStyle = sourceColours[0] ?? '#f4efe6';
    context.fillRect(0, 0, widthPx, heightPx);
  }
  context.fillStyle = `hsl(${seed % 360} 60% 50%)`;
  for (let i = 0; i < 8; i += 2) context.fillRect((i * widthPx) / 8, 0, widthPx / 8, heightPx);
  return { canvas, family: request.family || 'stripes' };
}

export const listPatternFamilies = () => [{ id: 'stripes', title: { zh: '条纹', en: 'Stripes' } }];

export const extractColours = async (_sources: Buffer[]): Promise<string[]> => [];
