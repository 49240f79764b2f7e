using System.Collections.Immutable;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.LinqInHotCode;

/// <summary>Where a loop takes the place of a chain.</summary>
internal enum LoopForm
{
    /// <summary>The chain is what a <c>foreach</c> goes through, which then does what the operators did.</summary>
    Enumerated,

    /// <summary>The value of the chain, or its opposite, is returned: the loop returns it.</summary>
    Returned,

    /// <summary>The value of the chain, or its opposite, is what a local begins with.</summary>
    Declared,

    /// <summary>The value of the chain is needed by a statement that evaluates nothing before it that matters: the loop comes before the statement.</summary>
    Before,
}

/// <summary>Which elements of its source a loop goes through by index; without one, a <c>foreach</c> goes through all.</summary>
/// <param name="Skipped">How many it leaves out at the beginning; null for none.</param>
/// <param name="Taken">How many it goes through at most; null for all that are left.</param>
/// <param name="IsBackwards">Whether it begins at the end, where <c>Last</c> looks first.</param>
internal sealed record LoopWindow(ExpressionSyntax? Skipped, ExpressionSyntax? Taken, bool IsBackwards);

/// <summary>One operator of a loop: it skips elements, or makes another of each.</summary>
/// <param name="Call">The operator.</param>
/// <param name="Function">Its function.</param>
/// <param name="Maps">Whether it makes another element, as <c>Select</c> does.</param>
internal sealed record LoopStage(IInvocationOperation Call, LinqFunction Function, bool Maps);

/// <summary>A loop that does what a chain does without any object, as far as the shape of the code tells.</summary>
/// <param name="Source">What the loop goes through.</param>
/// <param name="SourceSyntax">The expression of that.</param>
/// <param name="Stages">What happens to each element, before the last operator looks at it.</param>
/// <param name="End">The operator that gives the value; null where a <c>foreach</c> goes through the elements.</param>
/// <param name="Selector">What is added up or compared; null for anything but <c>Sum</c>, <c>Min</c> and <c>Max</c>.</param>
/// <param name="Form">Where the loop stands.</param>
/// <param name="Value">The expression whose value the loop finds: the chain, with the operators that negate it.</param>
/// <param name="IsNegated">Whether that value is the opposite of the chain's.</param>
/// <param name="Guard">What is evaluated before the chain and decides whether it is; null where it always is.</param>
/// <param name="Place">The <c>foreach</c>, the statement, the arrow of a member, or the lambda whose result the value is.</param>
internal sealed record LinqLoop(
    LinqSource Source,
    ExpressionSyntax SourceSyntax,
    ImmutableArray<LoopStage> Stages,
    IInvocationOperation? End,
    LinqFunction? Selector,
    LoopForm Form,
    ExpressionSyntax Value,
    bool IsNegated,
    ExpressionSyntax? Guard,
    SyntaxNode Place)
{
    // The first version whose operators look at a list by index on every system.
    private const int FirstByIndex = 5;

    /// <summary>The loop for a chain; null where there is none.</summary>
    public static LinqLoop? Of(LinqChain chain, SemanticModel model, CancellationToken cancellationToken)
    {
        if (chain.Use is not (ChainUse.Value or ChainUse.Enumerated or ChainUse.Counted)
            || chain.Syntax is not InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax } whole
            || chain.Source is not { Syntax: ExpressionSyntax sourceSyntax }
            || chain.Source is IConditionalAccessInstanceOperation
            || LinqSource.Of(chain) is not { Kind: not SourceKind.Unknown } source)
        {
            return null;
        }

        // An operation has no syntax for what is written around it to silence the compiler.
        while (sourceSyntax.Parent is PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.SuppressNullableWarningExpression } silenced)
            sourceSyntax = silenced;
        var stages = ImmutableArray.CreateBuilder<LoopStage>();
        var selector = default(LinqFunction);
        if (WindowOf(chain, source, sourceSyntax, model, cancellationToken, out var window) is not { } first)
            return null;
        for (var i = first; i < chain.Operators.Length; i++)
        {
            var call = chain.Operators[i];
            var isEnd = call == chain.End && chain.Use != ChainUse.Enumerated;
            if (isEnd ? chain.Use != ChainUse.Counted && !CanEnd(call, stages, out selector) : !CanBeStage(call, stages))
                return null;
        }

        var asked = chain.Use == ChainUse.Counted ? whole.Parent as ExpressionSyntax : whole;
        if (asked is not (InvocationExpressionSyntax or MemberAccessExpressionSyntax))
            return null;
        var value = Negations(asked, out var isNegated);
        if (chain.Use == ChainUse.Enumerated)
        {
            return value.Parent is ForEachStatementSyntax { AwaitKeyword.RawKind: 0 } loop && loop.Expression == value && !isNegated
                ? new LinqLoop(source, sourceSyntax, stages.ToImmutable(), null, null, LoopForm.Enumerated, value, false, null, loop) { Window = window }
                : null;
        }

        var isTruth = chain.End.TargetMethod.Name is "Any" or "All";
        var isCompared = chain.End.TargetMethod.Name is "Sum" or "Min" or "Max";
        var isSimpler = stages.Count == 0 && (window is not null || chain.End.TargetMethod.Name is "Any" or "Count");
        if ((isSimpler && !isCompared) || IsAnswered(chain.End.TargetMethod.Name) || (isNegated && !isTruth) || IsInCheckedExpression(asked)
            || FormOf(value, model, cancellationToken) is not var (form, guard, outer, place) || (guard is not null && !isTruth) || !CanHoldLoop(place))
        {
            return null;
        }

        return new LinqLoop(source, sourceSyntax, stages.ToImmutable(), chain.End, selector, form, outer, isNegated, guard, place)
        {
            Asked = asked,
            Window = window,
        };

        // From its length an operator knows whether a sequence has elements, and asks no `Select` for them. It adds those of an array in another order.
        bool IsAnswered(string name) => stages.Count == 0
            ? name == "Sum" && selector is null && window is null
            : name == "Any" && stages[stages.Count - 1].Maps;
    }

    /// <summary>The expression whose value the loop finds, without what negates it: the chain, or the length of its result.</summary>
    public ExpressionSyntax Asked { get; private init; } = Value;

    /// <summary>The elements that the loop goes through by index; null where a <c>foreach</c> goes through all.</summary>
    public LoopWindow? Window { get; private init; }

    /// <summary>The operator that gives the value; that of a collection which is only counted counts.</summary>
    public string Operator => End?.TargetMethod.Name switch { "ToArray" or "ToList" => "Count", { } name => name, null => "" };

    /// <summary>
    /// The first operator that does not choose elements by their index, and what those before it choose; null where no index can say that. On .NET, such
    /// operators look at a list by index too: they notice no change of it.
    /// </summary>
    private static int? WindowOf(
        LinqChain chain, LinqSource source, ExpressionSyntax sourceSyntax, SemanticModel model, CancellationToken cancellationToken, out LoopWindow? window)
    {
        window = null;
        var first = 0;
        var skipped = CountOf("Skip");
        var taken = CountOf("Take");
        var isBackwards = first == 0 && chain is { Operators.Length: 1, End.TargetMethod: { Name: "Last" or "LastOrDefault", Parameters.Length: 2 } };
        if (first == 0 && !isBackwards)
            return 0;
        window = new LoopWindow(skipped, taken, isBackwards);
        var isIndexed = source.Kind is SourceKind.Array or SourceKind.List || (source.Type.SpecialType == SpecialType.System_String && !isBackwards);
        return isIndexed && ((source.Kind != SourceKind.List && !isBackwards) || CoreLibrary.VersionOf(model.Compilation) >= FirstByIndex)
            && IsStable(sourceSyntax, model, cancellationToken) && (taken is null || IsStable(taken, model, cancellationToken))
            && (skipped is null || IsNumber(skipped, model, cancellationToken))
            ? first
            : null;

        ExpressionSyntax? CountOf(string name)
        {
            if (first == chain.Operators.Length || chain.Operators[first].TargetMethod is not { Parameters.Length: 2 } method || method.Name != name
                || method.Parameters[1].Type.SpecialType != SpecialType.System_Int32)
            {
                return null;
            }

            return LinqChain.ArgumentOf(chain.Operators[first++], 1)?.Syntax as ExpressionSyntax;
        }
    }

    /// <summary>Whether an expression means the same each time it is asked in the function: a constant, or a variable that is never written again.</summary>
    private static bool IsStable(ExpressionSyntax expression, SemanticModel model, CancellationToken cancellationToken)
    {
        var plain = expression.Plain();
        if (model.GetConstantValue(plain, cancellationToken).HasValue)
            return true;
        return model.GetSymbolInfo(plain, cancellationToken).Symbol switch
        {
            (ILocalSymbol { RefKind: RefKind.None } or IParameterSymbol { RefKind: RefKind.None }) and var variable when plain is IdentifierNameSyntax name =>
                !References.IsOfPrimaryConstructor(variable) && !Writes.To(name.Identifier.ValueText, MemberIndex.MemberOf(name), model),
            IFieldSymbol field => SettledFields.Contain(field, plain) && plain is IdentifierNameSyntax
                && SymbolEqualityComparer.Default.Equals(model.GetEnclosingSymbol(plain.SpanStart, cancellationToken)?.ContainingType, field.ContainingType),
            _ => false,
        };
    }

    /// <summary>Whether an expression computes a number of constants and variables, so that it may be asked once, before anything else.</summary>
    private static bool IsNumber(ExpressionSyntax number, SemanticModel model, CancellationToken cancellationToken) => number.WithoutParentheses() switch
    {
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.AddExpression or (int)SyntaxKind.SubtractExpression or (int)SyntaxKind.MultiplyExpression } binary =>
            IsNumber(binary.Left, model, cancellationToken) && IsNumber(binary.Right, model, cancellationToken),
        var plain => model.GetTypeInfo(plain, cancellationToken).Type?.SpecialType == SpecialType.System_Int32
            && (model.GetConstantValue(plain, cancellationToken).HasValue
                || (plain is IdentifierNameSyntax && model.GetSymbolInfo(plain, cancellationToken).Symbol
                    is ILocalSymbol { RefKind: RefKind.None } or IParameterSymbol { RefKind: RefKind.None })),
    };

    /// <summary>Whether statements can be written where the chain stands.</summary>
    private static bool CanHoldLoop(SyntaxNode place) => place is ArrowExpressionClauseSyntax or LambdaExpressionSyntax
        || place.Parent is BlockSyntax or SwitchSectionSyntax or ElseClauseSyntax or (StatementSyntax and not LabeledStatementSyntax);

    private static bool IsInCheckedExpression(SyntaxNode place)
    {
        for (var node = place; node is not (null or StatementSyntax or MemberDeclarationSyntax or AnonymousFunctionExpressionSyntax); node = node.Parent)
        {
            if (node is CheckedExpressionSyntax)
                return true;
        }

        return false;
    }

    private static bool CanBeStage(IInvocationOperation call, ImmutableArray<LoopStage>.Builder stages)
    {
        if (call.TargetMethod is not { Name: "Where" or "Select", Parameters.Length: 2 } || LinqFunction.Of(LinqChain.ArgumentOf(call, 1)) is not { } function)
            return false;
        stages.Add(new LoopStage(call, function, call.TargetMethod.Name == "Select"));
        return true;
    }

    private static bool CanEnd(IInvocationOperation call, ImmutableArray<LoopStage>.Builder stages, out LinqFunction? selector)
    {
        selector = null;
        var method = call.TargetMethod;
        if (method.Parameters.Length > 2)
            return false;
        if (method.Name == "Sum")
        {
            selector = method.Parameters.Length == 2 ? LinqFunction.Of(LinqChain.ArgumentOf(call, 1)) : null;
            return method.Parameters.Length == (selector is null ? 1 : 2)
                && method.ReturnType.SpecialType is SpecialType.System_Int32 or SpecialType.System_Int64 or SpecialType.System_Double
                    or SpecialType.System_Decimal;
        }

        if (method.Name is "Min" or "Max")
        {
            selector = method.Parameters.Length == 2 ? LinqFunction.Of(LinqChain.ArgumentOf(call, 1)) : null;
            return method.Parameters.Length == (selector is null ? 1 : 2) && IsOrdered(method.ReturnType);
        }

        if (method.Name is not ("Any" or "All" or "Count" or "First" or "FirstOrDefault" or "Last" or "LastOrDefault")
            || (method.Name.StartsWith("Last", StringComparison.Ordinal) && stages.Count > 0))
        {
            return false;
        }

        if (method.Parameters.Length == 1)
            return true;
        if (method.Parameters[1].Type.TypeKind != TypeKind.Delegate || LinqFunction.Of(LinqChain.ArgumentOf(call, 1)) is not { } condition)
            return false;
        stages.Add(new LoopStage(call, condition, Maps: false));
        return true;
    }

    /// <summary>Whether <c>&lt;</c> orders the values of a type as the comparer of the framework does, and all of them.</summary>
    private static bool IsOrdered(ITypeSymbol type) =>
        type.SpecialType is SpecialType.System_Char or (>= SpecialType.System_SByte and <= SpecialType.System_Decimal) or SpecialType.System_DateTime;

    /// <summary>The outermost expression that is a value in parentheses or its opposite.</summary>
    private static ExpressionSyntax Negations(ExpressionSyntax value, out bool isNegated)
    {
        isNegated = false;
        for (; ; )
        {
            switch (value.Parent)
            {
                case ParenthesizedExpressionSyntax parenthesized:
                    value = parenthesized;
                    break;
                case PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalNotExpression } not:
                    value = not;
                    isNegated = !isNegated;
                    break;
                default:
                    return value;
            }
        }
    }

    private static (LoopForm Form, ExpressionSyntax? Guard, ExpressionSyntax Value, SyntaxNode Place)? FormOf(
        ExpressionSyntax value, SemanticModel model, CancellationToken cancellationToken)
    {
        switch (value.Parent)
        {
            case ReturnStatementSyntax returned:
                return (LoopForm.Returned, null, value, returned);
            case ArrowExpressionClauseSyntax { Parent: MethodDeclarationSyntax or LocalFunctionStatementSyntax or AccessorDeclarationSyntax
                or PropertyDeclarationSyntax or OperatorDeclarationSyntax } arrow:
                return (LoopForm.Returned, null, value, arrow);
            case LambdaExpressionSyntax { AsyncKeyword.RawKind: 0 } lambda:
                return (LoopForm.Returned, null, value, lambda);
            case EqualsValueClauseSyntax { Parent: VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Variables.Count: 1,
                Parent: LocalDeclarationStatementSyntax { UsingKeyword.RawKind: 0, IsConst: false } declaration } } }:
                return (LoopForm.Declared, null, value, declaration);
            default:
                return EvaluatedFirst.In(value, model, cancellationToken) is { } found ? (LoopForm.Before, found.Guard, found.Value, found.Place) : null;
        }
    }
}
