// title: `new CancellationTokenSource().Token`
// rule: ALLOC107
// bytes: 48
// message: what a source holds is not known
// fix: ALLOC107.Fixed
// safety: unsafe
// difference: the token tells that it cannot be canceled
// shows: true
// except: tells
// after: 0
using System.Threading;

static class Case
{
    static CancellationToken s_token;

    static bool Probe()
    {
        s_token = [|new CancellationTokenSource()|].Token;
        return s_token.IsCancellationRequested;
    }

    static bool Behave(bool tells) => tells && [|new CancellationTokenSource()|].Token.CanBeCanceled;
}
