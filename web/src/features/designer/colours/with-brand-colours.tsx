import { type BrandColour, MAX_BRAND_COLOURS } from '@diy/contract/brand-colours';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notifications.ts';
import { type ColourChoices, ColourChoicesContext } from '../fields/colour-choices.ts';
import { useSession } from '../session/designer-context.ts';
import { BrandColoursDialog } from './brand-colours-dialog.tsx';
import { pickFromStage } from './pick-from-stage.ts';
import { useBrandColours, useSaveBrandColours } from './use-brand-colours.ts';
import { usedColours } from './used-colours.ts';

/** Gives all fields of colours below it those of the open design and of the account. */
export function WithBrandColours({ children }: { children: ReactNode }) {
  const { t } = useTranslation('designer');
  const session = useSession();
  const { editor, ui } = session;
  const [isWanted, setWanted] = useState(false);
  const [isManaging, setManaging] = useState(false);
  const { data } = useBrandColours(isWanted);
  const { mutate } = useSaveBrandColours();
  const choices = useMemo<ColourChoices>(
    () => ({
      used: () => usedColours(editor.getState().design),
      brand: data?.list ?? null,
      request: () => setWanted(true),
      fromStage: (unwanted) => pickFromStage(session, unwanted),
      keep(hex) {
        if (!data || data.list.some((one) => one.hex === hex)) return;
        if (data.list.length >= MAX_BRAND_COLOURS) {
          notify.warning(t('colours.full', { count: MAX_BRAND_COLOURS }));
          return;
        }
        const added: BrandColour = { name: hex, hex };
        mutate({ version: data.version, list: [...data.list, added] });
      },
      manage: () => setManaging(true),
    }),
    [session, editor, data, mutate, t],
  );
  // Ends picking a colour when the designer is closed.
  useEffect(() => () => ui.get().pickColour?.(null), [ui]);
  return (
    <ColourChoicesContext value={choices}>
      {children}
      {isManaging && data ? <BrandColoursDialog colours={data} onClose={() => setManaging(false)} /> : null}
    </ColourChoicesContext>
  );
}
