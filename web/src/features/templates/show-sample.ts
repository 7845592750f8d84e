import type { TemplateSurface } from '@diy/design/template';

const LONGEST_PX = 1400;

/**
 * Shows an invented picture on a surface's print area, once. The function it returns does nothing; callers get one because a live
 * design, which has the same signature, must be stopped.
 */
export function showSample(
  surfaces: readonly TemplateSurface[],
  surfaceId: string,
  show: (picture: HTMLCanvasElement) => void,
): () => void {
  const area = surfaces.find(({ id }) => id === surfaceId)?.printArea;
  if (area) {
    const scale = LONGEST_PX / Math.max(area.widthMm, area.heightMm);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(area.widthMm * scale);
    canvas.height = Math.round(area.heightMm * scale);
    const context = canvas.getContext('2d');
    if (context) paintHills(context, canvas.width, canvas.height);
    show(canvas);
  }
  return () => undefined;
}

/** Hills at sunset, in flat shapes; fits any print area. */
function paintHills(context: CanvasRenderingContext2D, width: number, height: number): void {
  const sky = context.createLinearGradient(0, 0, 0, height);
  for (const [at, colour] of [
    [0, '#27476B'],
    [0.45, '#E9A66B'],
    [0.7, '#F6D9A8'],
  ] as const)
    sky.addColorStop(at, colour);
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#FBEBD0';
  context.beginPath();
  context.arc(width * 0.5, height * 0.52, Math.min(width, height) * 0.15, 0, 2 * Math.PI);
  context.fill();
  const hills = ['#C98563', '#9A5A55', '#5E3F55', '#2C2B45'];
  for (const [row, colour] of hills.entries()) {
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width; x += 4) {
      const at = (x / Math.max(width, height)) * 9 + row * 2.3;
      const rise = Math.sin(at) * 0.06 + Math.sin(at * 2.7 + row) * 0.025;
      context.lineTo(x, height * (0.6 + row * 0.1 - rise));
    }
    context.lineTo(width, height);
    context.fill();
  }
}
