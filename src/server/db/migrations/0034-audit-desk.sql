-- The auditor's desk: samples, questions with their answers, findings. What is written stays as it was written.
create table audit_draw (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  fiscal_year_id uuid not null,
  seed int not null check (seed between 0 and 9999),
  payment_count int not null,
  -- [{entryId, way}]
  samples jsonb not null,
  drawn_as text not null,
  drawn_by uuid not null references app_user,
  drawn_at timestamptz not null,
  primary key (association_id, id),
  foreign key (association_id, fiscal_year_id) references fiscal_year on delete cascade
);
create index audit_draw_year on audit_draw (association_id, fiscal_year_id);

-- 見た
create table audit_seen (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  fiscal_year_id uuid not null,
  entry_id uuid not null,
  seen_as text not null,
  seen_by uuid not null references app_user,
  seen_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id, fiscal_year_id, entry_id),
  foreign key (association_id, fiscal_year_id) references fiscal_year on delete cascade,
  foreign key (association_id, entry_id) references journal_entry on delete cascade
);
create index audit_seen_entry on audit_seen (association_id, entry_id);

create table audit_note (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  fiscal_year_id uuid not null,
  kind text not null check (kind in ('question', 'finding', 'answer', 'settled', 'withdrawn')),
  reply_to uuid,
  -- What a question or a finding is about: an item of the list, an entry, or neither.
  code text not null default '',
  entry_id uuid,
  words text not null,
  written_as text not null,
  written_by uuid not null references app_user,
  written_at timestamptz not null,
  primary key (association_id, id),
  foreign key (association_id, fiscal_year_id) references fiscal_year on delete cascade,
  foreign key (association_id, reply_to) references audit_note on delete cascade,
  foreign key (association_id, entry_id) references journal_entry on delete cascade,
  check ((kind in ('question', 'finding')) = (reply_to is null)),
  check (words <> '' or kind in ('settled', 'withdrawn'))
);
create index audit_note_year on audit_note (association_id, fiscal_year_id);
create index audit_note_reply on audit_note (association_id, reply_to);
create index audit_note_entry on audit_note (association_id, entry_id);

create function keep_audited_desk() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    perform lock_audited_year(old.association_id, null, old.fiscal_year_id);
    return old;
  end if;
  perform lock_audited_year(new.association_id, null, new.fiscal_year_id);
  return new;
end $$;

do $$
declare
  owned text;
begin
  foreach owned in array array['audit_draw', 'audit_seen', 'audit_note'] loop
    execute format('alter table %I enable row level security', owned);
    execute format(
      'create policy own_association on %I to sumiwa_app
         using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))', owned);
    perform watch_changes(owned::regclass);
    execute format('alter table %I alter column association_id set statistics 0', owned);
    execute format('grant select, insert on %I to sumiwa_app', owned);
    execute format(
      'create trigger audited before insert or delete on %I for each row execute function keep_audited_desk()', owned);
  end loop;
end $$;
grant delete on audit_seen to sumiwa_app;
