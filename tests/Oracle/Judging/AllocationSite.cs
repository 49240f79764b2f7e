using Microsoft.CodeAnalysis.Text;

namespace Allocations.Oracle.Judging;

/// <summary>What an instruction may allocate.</summary>
internal enum AllocationKind
{
    /// <summary>An object each time the instruction runs: <c>box</c>, <c>newarr</c>, <c>newobj</c> of a class.</summary>
    Object,

    /// <summary>The object of a closure: it belongs to the delegate that is made of it.</summary>
    Closure,

    /// <summary>A call that is known to return a new object on usual inputs.</summary>
    Call,

    /// <summary>An object that is made once and kept by the code of the compiler.</summary>
    Cached,

    /// <summary>An object that the JIT never makes, such as the box of a type test, or one that is thrown.</summary>
    Free,
}

/// <summary>One instruction that may allocate.</summary>
/// <param name="Kind">Whether it does.</param>
/// <param name="Text">The instruction as the report prints it.</param>
/// <param name="File">The path of the syntax tree.</param>
/// <param name="Span">The statement or expression that its sequence point covers.</param>
/// <param name="Line">The line of it, counted from 1.</param>
internal sealed record AllocationSite(AllocationKind Kind, string Text, string File, TextSpan Span, int Line)
{
    /// <summary>Whether it allocates each time, or nearly so.</summary>
    public bool Allocates => Kind is AllocationKind.Object or AllocationKind.Closure or AllocationKind.Call;

    /// <inheritdoc/>
    public override string ToString() =>
        $"{Text} (line {Line}{(Kind is AllocationKind.Cached or AllocationKind.Free ? ", " + Kind.ToString().ToLowerInvariant() : "")})";
}
