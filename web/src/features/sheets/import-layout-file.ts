import { CODE_OK, CODE_SIGNED_OUT, type Envelope } from '@diy/contract/endpoint';
import { type SheetLayoutItem, saveSheetLayout } from '@diy/contract/sheets/sheets-layouts';
import { globalConfig } from '../../lib/browser/global-config.ts';
import { notify } from '../../lib/notifications.ts';
import { currentLocale } from '../../lib/text/locale.ts';
import { translate } from '../../lib/text/translate.ts';
import { endSession, readToken } from '../../shared/session/session.ts';
import { withToken } from '../../shared/session/token-renewal.ts';

const TIMEOUT_MS = 60_000;

/** Sends a workbook as an own layout; shows the person why when it is refused, then throws. */
export async function importLayoutFile(file: File): Promise<SheetLayoutItem> {
  const form = new FormData();
  form.set('file', file);
  const reply = await withToken(
    readToken(),
    (token) => send(form, token),
    ({ code }) => code === CODE_SIGNED_OUT,
  ).catch((error: unknown) => {
    notify.error(translate('common:error.server'));
    throw error;
  });
  if (reply.code === CODE_OK) return reply.data;
  if (reply.code === CODE_SIGNED_OUT) endSession('expired');
  else notify.error(reply.msg);
  throw new Error(reply.msg);
}

async function send(body: FormData, token: string | null): Promise<Envelope<SheetLayoutItem>> {
  const response = await fetch(globalConfig().apiBase + saveSheetLayout.path, {
    method: 'POST',
    headers: { 'Accept-Language': currentLocale(), Authorization: `Basic ${token ?? ''}` },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}
