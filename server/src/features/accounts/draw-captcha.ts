import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';

const WIDTH = 240;
const HEIGHT = 80;
const PAPER = '#FAF8F5';
const INKS = ['#3D3A36', '#7A4B2A', '#2F5D50', '#4A4E69', '#8C3B3B'];
const FAMILY = 'captcha';

/** A captcha picture as a PNG data: URL, drawn at twice its shown size of 120 × 40. */
export async function drawCaptcha(text: string, fontsDir: string): Promise<string> {
  if (!GlobalFonts.has(FAMILY)) GlobalFonts.registerFromPath(join(fontsDir, 'montserrat-700.ttf'), FAMILY);
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawSpeckles(context);
  drawCurve(context, 2);
  drawLetters(context, text);
  drawCurve(context, 3);
  const png = await canvas.encode('png');
  return `data:image/png;base64,${png.toString('base64')}`;
}

function drawLetters(context: SKRSContext2D, text: string): void {
  const step = (WIDTH - 40) / text.length;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  [...text].forEach((letter, index) => {
    context.save();
    context.translate(20 + step * (index + 0.5) + between(-4, 4), HEIGHT / 2 + between(-7, 7));
    context.rotate(between(-0.32, 0.32));
    context.transform(1, between(-0.1, 0.1), between(-0.25, 0.25), 1, 0, 0);
    context.font = `${randomInt(42, 53)}px ${FAMILY}`;
    context.fillStyle = INKS[randomInt(INKS.length)]!;
    context.fillText(letter, 0, 0);
    context.restore();
  });
}

/** A wavy line through the letters, which keeps simple programs from cutting them apart. */
function drawCurve(context: SKRSContext2D, width: number): void {
  context.strokeStyle = INKS[randomInt(INKS.length)]!;
  context.globalAlpha = 0.55;
  context.lineWidth = width;
  context.beginPath();
  context.moveTo(0, between(15, HEIGHT - 15));
  context.bezierCurveTo(
    WIDTH * 0.3,
    between(-10, HEIGHT),
    WIDTH * 0.7,
    between(0, HEIGHT + 10),
    WIDTH,
    between(15, 65),
  );
  context.stroke();
  context.globalAlpha = 1;
}

function drawSpeckles(context: SKRSContext2D): void {
  for (let index = 0; index < 40; index += 1) {
    context.globalAlpha = between(0.1, 0.35);
    context.fillStyle = INKS[randomInt(INKS.length)]!;
    context.beginPath();
    context.arc(between(0, WIDTH), between(0, HEIGHT), between(0.8, 2.2), 0, Math.PI * 2);
    context.fill();
  }
  context.globalAlpha = 1;
}

function between(low: number, high: number): number {
  return low + (randomInt(1_000_000) / 1_000_000) * (high - low);
}
