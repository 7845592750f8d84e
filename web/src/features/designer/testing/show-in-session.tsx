import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { startTexts, texts } from '../../../lib/text/translate.ts';
import { DesignerContext } from '../session/designer-context.ts';
import type { DesignerSession } from '../session/designer-session.ts';

/** A part of the designer on its own, in Simplified Chinese, around an open design. */
export async function showInSession(session: DesignerSession, part: ReactNode) {
  if (!texts.isInitialized) await startTexts([], 'zh-CN');
  await texts.loadNamespaces(['designer', 'common']);
  giveCanvases();
  return render(<DesignerContext value={session}>{part}</DesignerContext>);
}

/** The test's page has no canvas of its own; thumbnails may draw, and nothing comes of it. */
function giveCanvases(): void {
  const context: object = new Proxy({}, { get: () => () => context, set: () => true });
  HTMLCanvasElement.prototype.getContext = (() => context) as never;
}
