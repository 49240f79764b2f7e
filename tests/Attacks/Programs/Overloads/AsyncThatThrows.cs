// refuses: ALLOC101
// An async method throws into its task, or to the context of its caller. An overload that has its body and is not async would throw at once.
#pragma warning disable CS1998
using System;
using System.Threading;

public sealed class Now : SynchronizationContext
{
    public override void Post(SendOrPostCallback d, object s)
    {
        try
        {
            d(s);
        }
        catch (Exception e)
        {
            Console.WriteLine("posted " + e.GetType().Name);
        }
    }
}

public static class Program
{
    private static async void Tell(params string[] names)
    {
        foreach (var name in names)
            Console.WriteLine(name.Length);
    }

    private static void Work(int times, string name)
    {
        for (var i = 0; i < times; i++)
            Tell(name);
    }

    public static void Main()
    {
        SynchronizationContext.SetSynchronizationContext(new Now());
        Work(2, "abc");
        try { Work(2, null); } catch (NullReferenceException) { Console.WriteLine("thrown"); }
    }
}
