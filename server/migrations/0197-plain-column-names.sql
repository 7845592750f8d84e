-- Columns get the words of the glossary. The system is stopped for an upgrade: no process of the version before reads them.
alter table order_lines rename column log_id to import_id;
alter table order_line_history rename column log_id to import_id;
alter table order_lines rename column blank_wishes to blank_personalisation;
alter table order_uploads rename column mends to corrections;
alter table dxm_exports rename column mends to fixes;

-- The periodic job has another name now; one that waits under the old name would never run.
select graphile_worker.remove_job('periodic:images.find-missing-looks');
