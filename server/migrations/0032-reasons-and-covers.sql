-- Why a render failed: { id, params }, put into words in the reader's language. The old columns keep the sentences of
-- before.
alter table designs add column render_reason jsonb;
alter table operations add column reason jsonb;
-- Version the designer's cover was made of; null = not known, older than any mockup.
alter table designs add column cover_version int;
