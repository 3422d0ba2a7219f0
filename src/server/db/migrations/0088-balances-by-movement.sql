-- What lies in the bank is told of the day on which the books last moved money there, or of the end of that month where
-- they have gone on to it: a bill that is only owed moves none.
create or replace view bank_balance with (security_invoker = true) as
  select b.association_id, b.id as bank_account_id, coalesce(p.fund_id, b.fund_id) as fund_id,
         coalesce(sum(p.amount_yen), 0)::bigint as balance_yen,
         (select case when x.booked_on >= x.month_end then x.month_end else x.moved_on end
            from (select z.moved_on, (date_trunc('month', z.moved_on) + interval '1 month - 1 day')::date as month_end,
                         (select max(l.posted_on) from posting l where l.association_id = b.association_id) as booked_on
                    from (select coalesce(
                            (select max(l.posted_on) from bank_account a
                               join posting l on l.association_id = a.association_id and l.account_id = a.account_id
                              where a.association_id = b.association_id),
                            (select max(s.starts_on) - 1 from fiscal_year s where s.association_id = b.association_id
                                and exists (select from year_opening n where n.association_id = s.association_id
                                  and n.fiscal_year_id = s.id))) as moved_on) z) x) as as_of
    from bank_account b
    left join lateral (
      select o.fund_id, o.amount_yen from year_opening o
        join fiscal_year y on y.association_id = o.association_id and y.id = o.fiscal_year_id
       where o.association_id = b.association_id and o.account_id = b.account_id
         and y.starts_on = (select max(s.starts_on) from fiscal_year s where s.association_id = b.association_id
           and exists (select from year_opening n where n.association_id = s.association_id and n.fiscal_year_id = s.id))
      union all
      select q.fund_id, q.amount_yen from posting q
       where q.association_id = b.association_id and q.account_id = b.account_id
         and q.posted_on >= coalesce((select max(s.starts_on) from fiscal_year s where s.association_id = b.association_id
           and exists (select from year_opening n where n.association_id = s.association_id and n.fiscal_year_id = s.id)),
           '-infinity')
      union all
      select b.fund_id, 0
    ) p on true
   group by b.association_id, b.id, coalesce(p.fund_id, b.fund_id);
