-- 利用の終了 where nobody else could approve: everybody is told first, and whoever asked decides after two weeks.
alter table leaving_request
  add column is_alone boolean not null default false,
  add column asked_told_at timestamptz;

do $$
declare
  old text;
begin
  select conname into strict old from pg_constraint
   where conrelid = 'leaving_request'::regclass and contype = 'c'
     and pg_get_constraintdef(oid) like '%approved_as <> asked_as%';
  execute format('alter table leaving_request drop constraint %I', old);
end $$;
alter table leaving_request
  add check (approved_as <> asked_as or approved_by <> asked_by or is_alone),
  add check (not is_alone or kind = 'leave');

drop index leaving_request_untold;
create index leaving_request_untold on leaving_request (association_id, asked_at)
  where kind = 'leave' and (approved_at is not null or is_alone) and (told_at is null or stop_told_at is null);

-- 消去の証明 says how it was decided.
alter table ended_association add column was_alone boolean not null default false;

-- What every account of the association at work is there, as `standingColumns` has it of one: whether somebody else
-- could approve. A post and a company decide over that, and dwellings do not.
create function list_posts()
returns table (user_id uuid, given text, person jsonb, company jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.user_id, m.role,
    case when mp.person_id is not null then jsonb_build_object('owns', false, 'stays', '[]'::jsonb, 'terms', coalesce(
      (select jsonb_agg(jsonb_build_object('post', f.post, 'from', f.term_from, 'until', f.term_until))
         from officer f where f.association_id = m.association_id and f.person_id = mp.person_id), '[]'::jsonb)) end,
    (select jsonb_agg(jsonb_build_object('areas', c.areas, 'lastDay', c.last_day))
       from company_assignment s
       join company_contract c on c.association_id = s.association_id and c.company_id = s.company_id
        and c.approved_at is not null and c.ended_at is null
       join company_member w on w.company_id = s.company_id and w.account_id = s.user_id
        and w.joined_at is not null and w.ended_at is null
      where s.association_id = m.association_id and s.user_id = m.user_id and s.ended_at is null)
    from membership m
    left join member_person mp on mp.association_id = m.association_id and mp.user_id = m.user_id
   where m.association_id = nullif(current_setting('app.association_id', true), '')::uuid
$$;
revoke execute on function list_posts from public;
grant execute on function list_posts to sumiwa_app;
