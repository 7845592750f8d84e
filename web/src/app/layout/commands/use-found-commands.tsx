import { listDesigns } from '@diy/contract/designs/designs';
import { listTemplates } from '@diy/contract/templates';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { pickName } from '../../../lib/text/locale.ts';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { PaletteCommand } from './match-commands.ts';

/** Number of results of each kind: all of them fit without scrolling. */
const FOUND = 5;

/** The account's designs and the templates of a name, which open in the designer; none for no name. */
export function useFoundCommands(content: string): { commands: PaletteCommand[]; isFetching: boolean } {
  const { t, i18n } = useTranslation('common');
  const navigate = useNavigate();
  const found = useQuery({
    queryKey: [...queryKeys.designs, 'palette', content],
    queryFn: async ({ signal }) => {
      const [designs, templates] = await Promise.all([
        call(listDesigns, { content, limit: FOUND }, { quiet: true, signal }),
        call(listTemplates, { content, limit: FOUND }, { quiet: true, signal }),
      ]);
      return { designs: designs.list, templates: templates.list };
    },
    enabled: content !== '',
    placeholderData: (before) => (content ? before : undefined),
  });
  const designs = (found.data?.designs ?? []).map(
    (design): PaletteCommand => ({
      id: `design-${design.id}`,
      group: t('title.designs'),
      title: design.name,
      picture: <Picture src={design.cover} alt="" edgePx={32} />,
      run: () => void navigate(`/auth/diy?id=${encodeURIComponent(design.id)}`),
    }),
  );
  const templates = (found.data?.templates ?? []).map(
    (template): PaletteCommand => ({
      id: `template-${template.id}`,
      group: t('title.templates'),
      title: pickName(template.title, i18n.language),
      picture: <Picture src={template.cover} alt="" edgePx={32} />,
      run: () => void navigate(`/auth/diy?template_id=${encodeURIComponent(template.id)}`),
    }),
  );
  return { commands: [...designs, ...templates], isFetching: found.isFetching };
}
