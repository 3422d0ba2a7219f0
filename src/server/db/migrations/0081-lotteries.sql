-- 抽選. The order is computed of the seed and the numbers; here stands what it is computed of, and nothing is changed.
create table lottery (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  form text not null,
  subject text not null check (subject <> ''),
  places int not null check (places > 0),
  seed int not null,
  drawn_as text not null,
  drawn_by uuid not null references app_user,
  drawn_at timestamptz not null,
  primary key (association_id, id)
);

-- Each application takes part once: nobody draws again until it fits.
create table lottery_ticket (
  association_id uuid not null references association on delete cascade,
  id uuid not null default gen_random_uuid(),
  lottery_id uuid not null,
  application_id uuid not null,
  is_first boolean not null,
  primary key (association_id, id),
  unique (association_id, application_id),
  foreign key (association_id, lottery_id) references lottery on delete cascade,
  foreign key (association_id, application_id) references application on delete cascade
);
create index lottery_ticket_lottery on lottery_ticket (association_id, lottery_id);

do $$
declare
  owned text;
begin
  foreach owned in array array['lottery', 'lottery_ticket'] loop
    execute format('alter table %I enable row level security', owned);
    execute format(
      'create policy own_association on %I to sumiwa_app
         using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))', owned);
    perform watch_changes(owned::regclass);
    execute format('alter table %I alter column association_id set statistics 0', owned);
    execute format('grant select, insert on %I to sumiwa_app', owned);
  end loop;
end $$;
