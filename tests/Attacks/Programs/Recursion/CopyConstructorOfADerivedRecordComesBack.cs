// silent: ALLOC501
// The copy constructor of a derived record comes back.
using System;

record Node(int N);

sealed record Tree : Node
{
    public int Sum;

    public Tree(int n) : base(n) { }

    public Tree(Tree other) : base(other) => Sum = Program.Walk(N - 1);
}

static class Program
{
    public static int Walk(int n)
    {
        var scratch = new byte[480];
        scratch[n % 480] = (byte)n;
        if (n == 0)
            return 1;
        Node next = new Tree(n);
        next = next with { N = 3 };
        return ((Tree)next).Sum + scratch[n % 480];
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(Walk(600));
    }
}
