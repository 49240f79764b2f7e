namespace Allocations.Attacks.Running;

/// <summary>What a caller of a program sees.</summary>
/// <param name="Output">What it wrote to the console.</param>
/// <param name="Ending">How it ended: its exit code, the type of an unhandled exception, or why the process died.</param>
/// <param name="IsCrash">Whether the process died or the program did not end.</param>
internal sealed record Outcome(string Output, string Ending, bool IsCrash)
{
    public override string ToString() => Output + (Output.Length == 0 || Output[^1] == '\n' ? "" : "\n") + Ending;
}
