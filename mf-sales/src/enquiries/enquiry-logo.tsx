import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import type { Enquiry } from '@lumora/shared-contract/enquiries';
import { errorMessage } from '@lumora/shared-auth/core';
import { downloadFile } from '@lumora/shared-ui/data-table';
import { useObjectUrl } from '@lumora/shared-ui/form';
import { logoQuery } from './enquiries-api.ts';

/** Shows the logo of an enquiry, first as its thumbnail, with a link that downloads it. */
export function EnquiryLogo({ enquiry }: { enquiry: Enquiry }) {
  const { id, name, reference, thumbnail, logo_format } = enquiry;
  const { data, error, refetch } = useQuery(logoQuery(id));
  const alt = `Logo of ${name}`;

  return (
    <Card component="section" aria-label="Logo" sx={{ p: 2, display: 'grid', gap: 2, justifyItems: 'start' }}>
      {data ? <Picture file={data} alt={alt} /> : <Frame src={thumbnail} alt={alt} />}
      {error && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Retry</Button>}>
          {errorMessage(error)}
        </Alert>
      )}
      {data && (
        <Button
          variant="outlined"
          startIcon={<DownloadRounded />}
          onClick={() => downloadFile(`${reference}.${logo_format}`, data, data.type)}
        >
          Download
        </Button>
      )}
    </Card>
  );
}

function Picture({ file, alt }: { file: Blob; alt: string }) {
  const ref = useObjectUrl(file);
  return <Frame ref={ref} alt={alt} />;
}

/** On grey, so that both black and white logos show. */
const Frame = styled('img')({
  inlineSize: '100%',
  maxBlockSize: 360,
  padding: 16,
  borderRadius: 8,
  background: '#808080',
  objectFit: 'contain',
});
