import { DESIGN_FORMAT, layerGroup } from '@diy/design/document';
import { copiedGroups } from '@diy/design/editing';
import { layer as layerSchema } from '@diy/design/layers';
import { z } from 'zod';
import { notify } from '../../../lib/notifications.ts';
import { translate } from '../../../lib/text/translate.ts';
import { privateStorage, storageOwner } from '../../../shared/private-storage/private-storage.ts';
import { readToken, subscribeSession } from '../../../shared/session/session.ts';
import { activeSurface } from '../session/active-surface.ts';
import type { DesignerSession } from '../session/designer-session.ts';

/** Where the account that is signed in keeps what it copied. */
const place = () => `diy-clipboard:${storageOwner()}`;

const clipboard = z.object({
  /** The format of designs whose layers these are; absent = copied before it was recorded, in format 7 or an older one. */
  format: z.number().int().max(DESIGN_FORMAT).optional(),
  surfaceId: z.string(),
  layers: z.array(layerSchema).min(1),
  /** Groups among them, with their names. */
  groups: z.array(layerGroup).optional(),
  /** Previews of the library images in it, so that another design can show them. */
  pictures: z.array(z.object({ id: z.string(), url: z.string(), widthPx: z.number(), heightPx: z.number() })),
});
type Clipboard = z.infer<typeof clipboard>;
/** Copied by a newer version of the program, in another tab: this one cannot know what it holds. */
const newer = z.object({
  format: z
    .number()
    .int()
    .min(DESIGN_FORMAT + 1),
  layers: z.array(z.unknown()),
});

/** Copies the selection for other surfaces, designs and tabs of this browser. */
export function copySelection(session: Pick<DesignerSession, 'editor' | 'pictures'>): void {
  const layers = session.editor.copySelection();
  if (layers.length === 0) return;
  const pictures = layers.flatMap((layer) => {
    const known = layer.kind === 'image' ? session.pictures.known(layer.imageId) : undefined;
    return known ? [{ id: known.id, url: known.url, widthPx: known.widthPx, heightPx: known.heightPx }] : [];
  });
  const { activeSurfaceId, design } = session.editor.getState();
  const groups = copiedGroups(design, layers);
  const content: Clipboard = { format: DESIGN_FORMAT, surfaceId: activeSurfaceId, layers, groups, pictures };
  fallback = null;
  try {
    privateStorage.setItem(place(), JSON.stringify(content));
  } catch {
    // A full storage must not break copying within this page, and what it still holds is an older copy.
    fallback = content;
    dropStored();
  }
  pastes = 0;
}

/** Holds what was copied last while the browser stores nothing for us. */
let fallback: Clipboard | null = null;
/** How often the same content was pasted: each copy is moved a little further. */
let pastes = 0;

// What one account has copied is nothing for the next.
subscribeSession(() => {
  if (!readToken()) fallback = null;
});

/** Whether the clipboard holds layers to paste, also layers of a format that is too new, which is reported. */
export function hasClipboard(): boolean {
  return readClipboard() !== null;
}

/**
 * Pastes layers onto the active surface: those of `text` (see `readClipboardText`), else what was copied last. False
 * when there is nothing. What a newer version has copied is not pasted, nor an older copy in its place: a warning asks for a reload.
 */
export function pasteClipboard(
  session: Pick<DesignerSession, 'editor' | 'pictures' | 'template'>,
  text?: string,
): boolean {
  const content = parseClipboard(text ?? null) ?? readClipboard();
  const active = activeSurface(session.template, session.editor.getState());
  if (content === 'newer') notify.warning(translate('designer:clipboard.newer'));
  if (!content || content === 'newer' || !active) return false;
  for (const picture of content.pictures) session.pictures.add(picture);
  const isSameSurface = content.surfaceId === active.surface.id;
  pastes += 1;
  session.editor.run('pasteLayers', {
    surfaceId: active.surface.id,
    layers: content.layers,
    groups: content.groups,
    newIds: content.layers.map(() => session.editor.newId()),
    offsetMm: isSameSurface ? pastes * 5 : 0,
    area: active.area,
  });
  return true;
}

/** The layers of a copied text; null for any other text. */
function parseClipboard(text: string | null): Clipboard | 'newer' | null {
  if (!text) return null;
  try {
    const json: unknown = JSON.parse(text);
    return newer.safeParse(json).success ? 'newer' : clipboard.parse(json);
  } catch {
    return null;
  }
}

/** What was copied last, as text for the system's clipboard. */
export function readClipboardText(): string | null {
  const content = readClipboard();
  return content === null || content === 'newer' ? null : JSON.stringify(content);
}

function dropStored(): void {
  try {
    privateStorage.removeItem(place());
  } catch {
    // A browser that forbids storage holds no older content that would have to go.
  }
}

function readClipboard(): Clipboard | 'newer' | null {
  try {
    return parseClipboard(privateStorage.getItem(place())) ?? fallback;
  } catch {
    return fallback;
  }
}
