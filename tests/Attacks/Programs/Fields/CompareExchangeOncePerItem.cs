// refuses: ALLOC203
// An exchange of boxed numbers is tried once for each item of a loop. Whether it succeeds depends on the box, and the number is the same.
using System;
using System.Threading;

sealed class Board
{
    private object _bid = 0L;

    public void Refresh() => _bid = (long)_bid + 0;

    public int Offer(long[] bids)
    {
        var taken = 0;
        for (var i = 0; i < bids.Length; i++)
        {
            var old = _bid;
            if (i == 1)
                Refresh();
            if (Interlocked.CompareExchange(ref _bid, bids[i], old) == old)
                taken++;
        }

        return taken;
    }
}

static class Program
{
    static void Main() => Console.WriteLine(new Board().Offer(new long[] { 1, 2, 3 }));
}
