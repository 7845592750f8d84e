import type { DesignField } from '@diy/design/document';
import { EditingError } from '@diy/design/editing';
import { useSession } from '../session/designer-context.ts';

/** Sets a field; false = it was refused, because another one has the name or it is none. */
export function useSetField(): (field: DesignField, joinKey?: string) => boolean {
  const { editor } = useSession();
  return (field, joinKey) => {
    try {
      editor.run('setField', { field }, joinKey ? { joinKey } : {});
      return true;
    } catch (error) {
      if (error instanceof EditingError) return false;
      throw error;
    }
  };
}
