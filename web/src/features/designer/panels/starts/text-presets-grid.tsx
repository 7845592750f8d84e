import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/designer-context.ts';
import { recordAddedFrom } from '../../session/record-added-from.ts';
import panel from '../panels.module.css';
import { addTogether } from './apply-start.ts';
import { StartCard } from './start-card.tsx';
import { TEXT_PRESETS } from './text-presets.ts';
import { useCompose } from './use-compose.ts';

const NO_GRAPHICS = [] as const;

/** Words that go together, put on the product as a group beside what is there. */
export function TextPresetsGrid() {
  const { t } = useTranslation('designer');
  const session = useSession();
  const { compose, area, ground } = useCompose(NO_GRAPHICS);
  if (!area) return null;
  return (
    <div className={panel.grid}>
      {TEXT_PRESETS.map((preset) => (
        <StartCard
          key={preset.id}
          id={preset.id}
          name={t(`starts.name.${preset.id}`)}
          layers={compose(preset)}
          area={area}
          ground={ground}
          onChoose={() => {
            const layers = compose(preset);
            if (layers && addTogether(session, layers)) recordAddedFrom(session, 'text');
          }}
        />
      ))}
    </div>
  );
}
