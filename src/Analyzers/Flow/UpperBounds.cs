using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Flow;

/// <summary>
/// Determines how large an integer expression can be at its place: by its own shape (<c>n % 64</c>, <c>Math.Min(n, 256)</c>, a <c>byte</c>),
/// by what its variables were given, and by the comparisons that are always passed on the way there. It is not a value analysis: a bound that
/// it finds holds, one that only arithmetic over several variables could show is not found.
/// </summary>
internal sealed class UpperBounds
{
    /// <summary>Stands for a bound that exists although its value is not known, such as a limit that a caller passes.</summary>
    public const long SomeLimit = 1;

    private const int MaximumDepth = 32;
    private const long Large = 1L << 40;

    private readonly GuardFacts _guards;
    private readonly VariableBounds _variables;
    private int _depth;

    public UpperBounds(SemanticModel model, CancellationToken cancellationToken)
        : this(model, new HashSet<ISymbol>(SymbolEqualityComparer.Default), cancellationToken)
    {
    }

    private UpperBounds(SemanticModel model, HashSet<ISymbol> inProgress, CancellationToken cancellationToken)
    {
        Model = model;
        InProgress = inProgress;
        CancellationToken = cancellationToken;
        _guards = new GuardFacts(this);
        _variables = new VariableBounds(this);
    }

    public SemanticModel Model { get; }

    public CancellationToken CancellationToken { get; }

    /// <summary>The variables and members that are being looked at, so that a cycle ends.</summary>
    public HashSet<ISymbol> InProgress { get; }

    /// <summary>The same question for another file; null for one of another project.</summary>
    public UpperBounds? For(SyntaxTree tree) => tree == Model.SyntaxTree ? this
        : SourceModels.Find(Model.Compilation, tree) is { } model ? new UpperBounds(model, InProgress, CancellationToken)
        : null;

    /// <summary>The largest value of <paramref name="expression"/> at its place; null where nothing bounds it.</summary>
    public long? Of(ExpressionSyntax expression)
    {
        var bare = Bare(expression);
        if (ConstantOf(bare) is { } constant)
            return constant;
        if (_depth >= MaximumDepth)
            return null;
        _depth++;
        try
        {
            var bound = Least(_guards.Of(bare, bare), OfShape(bare));
            return Least(bound, OfType(Model.GetTypeInfo(bare, CancellationToken).Type));
        }
        finally
        {
            _depth--;
        }
    }

    /// <summary>What comparisons on the way to <paramref name="place"/> say about an expression that stands elsewhere.</summary>
    public long? GuardedAt(ExpressionSyntax expression, SyntaxNode place) => _guards.Of(Bare(expression), place);

    /// <summary>The largest <c>Length</c> that the value of <paramref name="source"/> can have.</summary>
    public long? OfLength(ExpressionSyntax source) => _variables.OfLength(Bare(source));

    /// <summary>The largest such <c>Length</c>, also by what guards say of it where <paramref name="source"/> stands.</summary>
    public long? OfWhole(ExpressionSyntax source) => _variables.Whole(source);

    /// <summary>The smaller of two bounds, of which one or both may be unknown.</summary>
    public static long? Least(long? left, long? right) => left is { } a && right is { } b ? Math.Min(a, b) : left ?? right;

    /// <summary>The larger of two bounds; unknown when one is.</summary>
    public static long? Greatest(long? left, long? right) => left is { } a && right is { } b ? Math.Max(a, b) : null;

    /// <summary>An expression without parentheses, <c>checked</c>, casts and <c>!</c>: none of them makes a value larger.</summary>
    public static ExpressionSyntax Bare(ExpressionSyntax expression) => expression switch
    {
        ParenthesizedExpressionSyntax parenthesized => Bare(parenthesized.Expression),
        CheckedExpressionSyntax check => Bare(check.Expression),
        PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.SuppressNullableWarningExpression } suppressed => Bare(suppressed.Operand),
        CastExpressionSyntax cast when IsWideInteger(cast.Type) =>
            Bare(cast.Expression),
        _ => expression,
    };

    // Some styles write the names of the framework in the place of keywords.
    private static bool IsWideInteger(TypeSyntax type) => type switch
    {
        PredefinedTypeSyntax { Keyword: var keyword } =>
            keyword.Kind() is SyntaxKind.IntKeyword or SyntaxKind.UIntKeyword or SyntaxKind.LongKeyword or SyntaxKind.ULongKeyword,
        IdentifierNameSyntax name =>
            name.Identifier.ValueText is nameof(Int32) or nameof(UInt32) or nameof(Int64) or nameof(UInt64),
        QualifiedNameSyntax { Left: IdentifierNameSyntax { Identifier.ValueText: nameof(System) }, Right: IdentifierNameSyntax name } => IsWideInteger(name),
        _ => false,
    };

    /// <summary>The value of a constant expression.</summary>
    public long? ConstantOf(ExpressionSyntax expression) => Model.GetConstantValue(expression, CancellationToken) is { HasValue: true, Value: { } value }
        ? value switch
        {
            int number => number,
            long number => number,
            byte number => number,
            sbyte number => number,
            short number => number,
            ushort number => number,
            char number => number,
            uint number => number,
            ulong number => (long)Math.Min(number, (ulong)Large),
            _ => null,
        }
        : null;

    private static long? OfType(ITypeSymbol? type) => type?.SpecialType switch
    {
        SpecialType.System_Boolean => 1,
        SpecialType.System_SByte => sbyte.MaxValue,
        SpecialType.System_Byte => byte.MaxValue,
        SpecialType.System_Int16 => short.MaxValue,
        SpecialType.System_UInt16 or SpecialType.System_Char => ushort.MaxValue,
        _ => null,
    };

    private long? OfShape(ExpressionSyntax expression) => expression switch
    {
        BinaryExpressionSyntax binary => OfBinary(binary),
        ConditionalExpressionSyntax conditional => Greatest(Of(conditional.WhenTrue), Of(conditional.WhenFalse)),
        SwitchExpressionSyntax choice => OfArms(choice),
        CastExpressionSyntax cast => Least(OfType(Model.GetTypeInfo(cast.Type, CancellationToken).Type), Of(cast.Expression)),
        AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } assignment => Of(assignment.Right),
        PostfixUnaryExpressionSyntax postfix => Of(postfix.Operand),
        ThrowExpressionSyntax => 0,
        SizeOfExpressionSyntax size => Model.GetTypeInfo(size.Type, CancellationToken).Type is { } type ? AllocationSize.OfValue(type) ?? SomeLimit : SomeLimit,
        InvocationExpressionSyntax call => CallBounds.Of(call, this),
        IdentifierNameSyntax or MemberAccessExpressionSyntax => _variables.Of(expression),
        _ => null,
    };

    private long? OfBinary(BinaryExpressionSyntax binary)
    {
        var left = Of(binary.Left);
        var right = Of(binary.Right);
        return binary.Kind() switch
        {
            SyntaxKind.AddExpression or SyntaxKind.BitwiseOrExpression or SyntaxKind.ExclusiveOrExpression =>
                left + right is { } sum ? Math.Min(sum, Large) : null,
            SyntaxKind.MultiplyExpression => left is { } a && right is { } b ? (Math.Abs((double)a * b) > Large ? Large : a * b) : null,
            SyntaxKind.SubtractExpression => left ?? Padding(binary),
            SyntaxKind.UnsignedRightShiftExpression => Least(left, OfUnsignedShift(binary)),
            SyntaxKind.DivideExpression => left is { } dividend && ConstantOf(Bare(binary.Right)) is > 0 and { } divisor ? dividend / divisor : left,
            SyntaxKind.RightShiftExpression =>
                left is { } shifted && ConstantOf(Bare(binary.Right)) is >= 0 and < 63 and { } bits ? shifted >> (int)bits : left,
            SyntaxKind.LeftShiftExpression => left is { } value && right is >= 0 and < 32 ? Math.Min(value << (int)right, Large) : null,
            SyntaxKind.ModuloExpression => Least(left, right - 1),
            SyntaxKind.BitwiseAndExpression => Least(left is >= 0 ? left : null, right is >= 0 ? right : null),
            SyntaxKind.CoalesceExpression => Greatest(left, right),
            _ => null,
        };
    }

    /// <summary>The bits of an integer that a constant shift leaves, whatever its sign.</summary>
    private long? OfUnsignedShift(BinaryExpressionSyntax shift) =>
        (Model.GetTypeInfo(shift, CancellationToken).Type?.SpecialType, ConstantOf(Bare(shift.Right))) switch
        {
            (SpecialType.System_Int32 or SpecialType.System_UInt32, > 0 and < 32 and { } bits) => uint.MaxValue >> (int)bits,
            (SpecialType.System_Int64 or SpecialType.System_UInt64, > 0 and < 64 and { } bits) => (long)Math.Min(ulong.MaxValue >> (int)bits, Large),
            _ => null,
        };

    /// <summary>What is missing to the next multiple, <c>((n + 511) &amp; ~511) - n</c>, is at most what was added.</summary>
    private long? Padding(BinaryExpressionSyntax difference) =>
        Bare(difference.Left) is BinaryExpressionSyntax { RawKind: (int)SyntaxKind.BitwiseAndExpression } multiple
        && ConstantOf(Bare(multiple.Right)) is < 0
        && Bare(multiple.Left) is BinaryExpressionSyntax { RawKind: (int)SyntaxKind.AddExpression } sum
        && SyntaxFactory.AreEquivalent(Bare(sum.Left), Bare(difference.Right))
            ? Of(sum.Right)
            : null;

    private long? OfArms(SwitchExpressionSyntax choice)
    {
        long? greatest = 0;
        foreach (var arm in choice.Arms)
            greatest = Greatest(greatest, Of(arm.Expression));
        return greatest;
    }
}
