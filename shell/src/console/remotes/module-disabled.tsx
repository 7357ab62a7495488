import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';

/** Renders a notice in place of the pages of a disabled module. */
export function ModuleDisabled({ name, reason }: { name: string; reason: string }) {
  return (
    <Alert severity="info" variant="outlined" sx={{ maxWidth: 640, mt: 2 }}>
      <Typography variant="h6" component="h1" gutterBottom>
        {name} is disabled
      </Typography>
      {reason !== '' && <Typography gutterBottom>{reason}</Typography>}
      <Typography>
        The rest of the console continues to work. This page comes back once the module is enabled.
      </Typography>
    </Alert>
  );
}
