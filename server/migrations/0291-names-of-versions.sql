-- What the person calls a saved version of a design; null = nothing.
alter table design_versions add column name text;
