using System.Buffers;
using System.Diagnostics;
using System.Globalization;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Loader;
using System.Text.Json;

namespace Allocations.Attacks.Running;

/// <summary>
/// The child process: runs assemblies one after the other, each on a thread of its own with a console of its own, and writes each outcome to a
/// file beside the assembly. Before each program the stack and the shared array pools are filled with bytes that are not zero, so that code
/// which reads memory that it did not clear prints something else.
/// </summary>
internal static unsafe class ProgramRunner
{
    public const string Command = "run";

    private const int EnoughStack = 4 * 1024;
    private const byte Dirt = 0xA5;

    private static readonly TextWriter RealOutput = Console.Out;

    /// <summary>The file for the outcome of an assembly.</summary>
    public static string ResultOf(string image) => image + ".json";

    /// <summary>Runs the assemblies of a list: KB of stack or 0, milliseconds of patience, then a path on each line.</summary>
    public static int Run(string list)
    {
        var lines = File.ReadAllLines(list);
        var stack = int.Parse(lines[0], CultureInfo.InvariantCulture);
        var patience = TimeSpan.FromMilliseconds(double.Parse(lines[1], CultureInfo.InvariantCulture));
        foreach (var image in lines.Skip(2))
        {
            var outcome = RunProgram(image, (stack == 0 ? EnoughStack : stack) * 1024, patience);
            File.WriteAllText(ResultOf(image) + ".tmp", JsonSerializer.Serialize(outcome));
            File.Move(ResultOf(image) + ".tmp", ResultOf(image));

            // An orderly exit would wait for what the program left behind.
            if (outcome.IsCrash)
                Process.GetCurrentProcess().Kill();
        }

        return 0;
    }

    private static Outcome RunProgram(string image, int stack, TimeSpan patience)
    {
        CultureInfo.DefaultThreadCurrentCulture = CultureInfo.GetCultureInfo("en-US");
        CultureInfo.DefaultThreadCurrentUICulture = CultureInfo.DefaultThreadCurrentCulture;
        using var output = new StringWriter(CultureInfo.InvariantCulture) { NewLine = "\n" };
        Console.SetOut(TextWriter.Synchronized(output));
        var main = new AssemblyLoadContext(image).LoadFromAssemblyPath(image).EntryPoint!;
        var ending = "";
        var thread = new Thread(() => ending = Invoke(main, stack), stack);
        thread.Start();
        var ended = thread.Join(patience);
        Console.SetOut(RealOutput);
        return ended ? new Outcome(output.ToString(), ending, IsCrash: false) : new Outcome("", "the program does not end", IsCrash: true);
    }

    private static string Invoke(MethodInfo main, int stack)
    {
        DirtyPools();
        DirtyStack(stack / 4);
        object?[] arguments = main.GetParameters().Length == 0 ? [] : [Array.Empty<string>()];
        try
        {
            return "exit code " + (main.Invoke(null, BindingFlags.DoNotWrapExceptions, null, arguments, CultureInfo.InvariantCulture) ?? 0);
        }
#pragma warning disable CA1031 // Whatever the program throws is its outcome.
        catch (Exception exception)
#pragma warning restore CA1031
        {
            return "unhandled " + exception.GetType().FullName;
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void DirtyStack(int bytes)
    {
        var memory = stackalloc byte[bytes];
        new Span<byte>(memory, bytes).Fill(Dirt);
    }

    private static void DirtyPools()
    {
        DirtyPool<byte>();
        DirtyPool<char>();
        DirtyPool<int>();
    }

    private static void DirtyPool<T>()
        where T : unmanaged
    {
        for (var length = 16; length <= 8192; length *= 2)
        {
            var (first, second) = (ArrayPool<T>.Shared.Rent(length), ArrayPool<T>.Shared.Rent(length));
            MemoryMarshal.AsBytes(first.AsSpan()).Fill(Dirt);
            MemoryMarshal.AsBytes(second.AsSpan()).Fill(Dirt);
            ArrayPool<T>.Shared.Return(first);
            ArrayPool<T>.Shared.Return(second);
        }
    }
}
