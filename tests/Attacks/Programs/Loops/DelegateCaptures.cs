// A lambda in a loop captures the iteration's own variable, the loop's variable, or nothing.
// silent: ALLOC104
using System;
using System.Collections.Generic;

static class Program
{
    static int _calls;

    static void Main() => Run();

    static void Run()
    {
        var actions = new List<Func<int>>();
        Func<int> last = null;
        for (var i = 0; i < 3; i++)
        {
            var own = i;
            actions.Add(() => own++ * 10 + i);
            Func<int> mine = () => _calls++;
            Console.Write(ReferenceEquals(last, mine));
            last = mine;
            actions.Add(mine);
        }

        foreach (var action in actions) Console.Write(action() + " ");
        Console.WriteLine();
    }
}
