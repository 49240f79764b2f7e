using Allocations.Attacks.Tests.Toys;

namespace Allocations.Attacks.Tests;

/// <summary>The harness catches fixes that are wrong, and programs that test nothing.</summary>
public sealed class HarnessCanFailTests
{
    private const string Head = "// fixes: TOY01\n";

    [Fact]
    public async Task RightFix_IsNoProblem() =>
        Assert.Empty(await ProblemsAsync("System.Console.Write(Old()); static int Old() => 1; static int New() => 1;"));

    [Fact]
    public async Task OtherValue_IsCaught() =>
        await CaughtAsync("another result", "System.Console.Write(Old()); static int Old() => 1; static int New() => 2;");

    [Fact]
    public async Task OtherOrder_IsCaught() => await CaughtAsync(
        "another result",
        """
        System.Console.Write(Old(Say(1), Say(2)));
        static int Old(int a, int b) => a + b;
        static int New(int a, int b) { System.Console.Write("late"); return a + b; }
        static int Say(int n) { System.Console.Write(n); return n; }
        """);

    [Fact]
    public async Task OtherException_IsCaught() => await CaughtAsync(
        "unhandled System.ArgumentNullException",
        """
        System.Console.Write("begun");
        Old();
        static void Old() => throw new System.NullReferenceException();
        static void New() => throw new System.ArgumentNullException();
        """);

    [Fact]
    public async Task OtherExitCode_IsCaught() =>
        await CaughtAsync("exit code 4", "System.Console.Write(1); return Old(); static int Old() => 3; static int New() => 4;");

    [Fact]
    public async Task DeeperStack_IsCaughtWhereItIsSmall()
    {
        const string Code =
            """
            System.Console.Write(Sum(300));
            static int Sum(int n) => n == 0 ? 0 : Old(n) + Sum(n - 1);
            static int Old(int n) => n;
            [System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.AggressiveInlining)]
            static unsafe int New(int n) { var memory = stackalloc int[512]; memory[0] = n; return memory[n - n]; }
            """;
        const string Deep =
            """
            // fixes: TOY01
            // stack: 256
            using System;
            Console.Write(Sum(300));
            static int Sum(int n) => Old(n);
            static int Old(int n) => n == 0 ? 0 : n + Sum(n - 1);
            static unsafe int New(int n) { var memory = stackalloc int[512]; memory[0] = n; return n == 0 ? 0 : memory[0] + Sum(n - 1); }
            """;

        Assert.Empty(await ProblemsAsync(Code));
        var problem = Assert.Single(await ProblemsOfAsync(Deep, new ReplacingFix()));
        Assert.Contains("+ Stack overflow", problem, StringComparison.Ordinal);
        Assert.Empty(await ProblemsOfAsync(Deep.Replace("stack: 256", "stack: 4096", StringComparison.Ordinal), new ReplacingFix()));
    }

    [Fact]
    public async Task StackThatIsNotCleared_IsCaught() => await CaughtAsync(
        "another result",
        """
        System.Console.Write(Old());
        static int Old() => (new int[64])[7];
        [System.Runtime.CompilerServices.SkipLocalsInit]
        static unsafe int New() { var memory = stackalloc int[64]; return Look(memory); }
        static unsafe int Look(int* memory) => memory[7];
        """);

    [Fact]
    public async Task PooledArrayThatIsNotCleared_IsCaught() => await CaughtAsync(
        "another result",
        """
        System.Console.Write(Old());
        static int Old() => (new byte[100])[7];
        static int New() => System.Buffers.ArrayPool<byte>.Shared.Rent(100)[7];
        """);

    [Fact]
    public async Task OneThatDies_TakesNoOtherWithIt()
    {
        var dies = new AttackProgram(
            "Toy/Dies", Head + "System.Console.Write(1); Old(); static void Old() { } static void New() => System.Environment.FailFast(\"gone\");");
        var lives = new AttackProgram("Toy/Lives", Head + "System.Console.Write(Old()); static int Old() => 1; static int New() => 1;");

        var results = await Toy(new ReplacingFix()).RunAsync([dies, lives]);

        Assert.Contains("Process terminated", Assert.Single(results[0].Problems), StringComparison.Ordinal);
        Assert.Empty(results[1].Problems);
    }

    [Fact]
    public async Task OneThatDoesNotEnd_IsStopped()
    {
        var hangs = new AttackProgram("Toy/Hangs", Head + "System.Console.Write(1); Old(); static void Old() { } static void New() { while (true); }");
        var lives = new AttackProgram("Toy/Lives", Head + "System.Console.Write(Old()); static int Old() => 1; static int New() => 1;");

        var results = await new Attack([new ReplacingRule()], [new ReplacingFix()]) { Patience = TimeSpan.FromSeconds(2) }.RunAsync([hangs, lives]);

        Assert.Contains("the program does not end", Assert.Single(results[0].Problems), StringComparison.Ordinal);
        Assert.Empty(results[1].Problems);
    }

    [Fact]
    public async Task FixAllThatIsWrong_IsCaught()
    {
        const string Code = Head + "System.Console.Write(Old()); static int Old() => 1; static int New() => 1; static int Worse() => 2;";

        Assert.StartsWith(
            "Fix All of each rule: another result",
            Assert.Single(await ProblemsOfAsync(Code, new ReplacingFix(replacementOfAll: "Worse"))),
            StringComparison.Ordinal);
    }

    [Fact]
    public async Task FixThatDoesNotCompile_IsCaught()
    {
        var problem = Assert.Single(
            await ProblemsOfAsync(Head + "System.Console.Write(Old()); static int Old() => 1;", new ReplacingFix()),
            static problem => problem.StartsWith("Safe fixes", StringComparison.Ordinal));

        Assert.Contains("error CS0103", problem, StringComparison.Ordinal);
    }

    [Fact]
    public async Task FixThatAddsAWarning_IsCaught() => await CaughtAsync(
        "warning CS0612",
        "System.Console.Write(C.Run()); static class C { public static int Run() => Old(); static int Old() => 1; [System.Obsolete] static int New() => 1; }");

    [Fact]
    public async Task UnsafeFix_IsNotApplied()
    {
        const string Code = "// refuses: TOY01\nSystem.Console.Write(Old()); static int Old() => 1; static int New() => 2;";

        Assert.Empty(await ProblemsOfAsync(Code, new ReplacingFix(isSafe: false)));
        Assert.StartsWith("A fix that has to be refused was applied", (await ProblemsOfAsync(Code, new ReplacingFix()))[0], StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("System.Console.Write(1);", "The first lines need '// fixes: ALLOC…'")]
    [InlineData("// fixed: TOY01\nSystem.Console.Write(1);", "'// fixed:' is none of the directives")]
    [InlineData("// fixes: TOY01\n// refuses: TOY01\nSystem.Console.Write(1);", "TOY01 cannot be fixed and refused")]
    [InlineData("// fixes: TOY01\nSystem.Console.Write(1);", "No safe fix of TOY01 was applied")]
    [InlineData("// refuses: TOY01\n// silent: TOY01\nSystem.Console.Write(1);", "TOY01 cannot report and be silent")]
    [InlineData("// silent: TOY02\n// reports: TOY01\nSystem.Console.Write(1);", "TOY01 reports nothing")]
    [InlineData("// refuses: TOY01\nSystem.Console.Write(1);", "TOY01 reports nothing")]
    [InlineData("// silent: TOY01\nSystem.Console.Write(Old()); static int Old() => 1; static int New() => 1;", "TOY01 reports something")]
    [InlineData("// silent: TOY01\nint x;", "The program prints nothing")]
    [InlineData("// silent: TOY01\nSystem.Console.Write(y);", "As written: does not compile")]
    [InlineData("// silent: TOY01\nSystem.Environment.FailFast(null);", "The program as written does not run to its end")]
    public async Task ProgramThatTestsNothing_IsCaught(string code, string problem) =>
        Assert.Contains(await ProblemsOfAsync(code, new ReplacingFix()), found => found.StartsWith(problem, StringComparison.Ordinal));

    private static Attack Toy(ReplacingFix fix) => new([new ReplacingRule()], [fix]);

    private static async Task<string[]> ProblemsOfAsync(string text, ReplacingFix fix) =>
        [.. (await Toy(fix).RunAsync([new AttackProgram("Toy/Program", text)])).Single().Problems];

    private static Task<string[]> ProblemsAsync(string code) => ProblemsOfAsync(Head + code, new ReplacingFix());

    private static async Task CaughtAsync(string difference, string code) =>
        Assert.Contains(difference, Assert.Single(await ProblemsAsync(code)), StringComparison.Ordinal);
}
