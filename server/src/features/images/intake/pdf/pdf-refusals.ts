import { message, type StoredMessage } from '@diy/contract/messages';
import { Refusal } from '../../../../platform/errors/refusal.ts';

const refusal = (text: StoredMessage) => new Refusal(text);

/** Why a PDF or AI file becomes no picture; each says what to do. */
export const pdfRefusals = {
  password: () => refusal(message('images.pdf-password')),
  encrypted: () => refusal(message('images.pdf-encrypted')),
  xfa: () => refusal(message('images.pdf-xfa')),
  damaged: () => refusal(message('images.pdf-damaged')),
  noPages: () => refusal(message('images.pdf-no-pages')),
  tooManyPages: (pages: number, limit: number) =>
    refusal(message('images.pdf-too-many-pages', { pages, limit })),
  badPage: () => refusal(message('images.pdf-bad-page')),
  fontsMissing: () => refusal(message('images.pdf-fonts-missing')),
  blank: () => refusal(message('images.pdf-blank')),
  aiWithoutPdf: () => refusal(message('images.ai-without-pdf')),
  tooComplex: () => refusal(message('images.pdf-too-complex')),
};
