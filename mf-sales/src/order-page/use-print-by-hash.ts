import { useEffect, useEffectEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { toastError } from '@lumora/shared-ui';
import { shopNameQuery } from '../orders/orders-api.ts';

/** Prints the packing slip when the order is opened with `#print`, and removes it from the URL. */
export function usePrintByHash(): void {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  const handleHash = useEffectEvent(() => {
    if (hash !== '#print') return;
    void navigate(pathname, { replace: true });
    queryClient.query({ ...shopNameQuery, staleTime: 'static' }).then(
      () => window.print(),
      (error: unknown) => toastError(error, 'The packing slip could not be loaded'),
    );
  });
  useEffect(() => handleHash(), [hash]);
}
