// fixes: ALLOC603
// The loop pushes on the stack that it goes through, pops, clears it, and fails: it sees one moment.
using System;
using System.Collections.Concurrent;

static class Program
{
    static readonly ConcurrentStack<int> s_stack = new();

    static void Run(int fail)
    {
        try
        {
            foreach (var item in s_stack.ToArray())
            {
                Console.Write(item + " ");
                s_stack.Push(item * 10);
                if (item == 2)
                    s_stack.Clear();
                if (item == fail)
                    throw new InvalidOperationException();
            }
        }
        catch (InvalidOperationException)
        {
            Console.Write("failed ");
        }

        Console.WriteLine(string.Join(",", s_stack));
    }

    static void Main()
    {
        for (var fail = 0; fail < 4; fail++)
        {
            s_stack.PushRange(new[] { 1, 2, 3 });
            Run(fail);
            Run(fail);
        }
    }
}
