CREATE INDEX gateway_order_created_at_idx ON public.gateway_order USING btree (created_at);
