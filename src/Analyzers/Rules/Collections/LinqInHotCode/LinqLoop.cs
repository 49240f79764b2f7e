using System.Collections.Immutable;
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
/// <param name="Selector">What is added up; null for anything but <c>Sum</c>.</param>
/// <param name="Form">Where the loop stands.</param>
/// <param name="Value">The expression whose value the loop finds: the chain, with the operators that negate it.</param>
/// <param name="IsNegated">Whether that value is the opposite of the chain's.</param>
/// <param name="Guard">What is evaluated before the chain and decides whether it is; null where it always is.</param>
/// <param name="Place">The <c>foreach</c>, the statement, or the arrow of a member.</param>
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
    /// <summary>The loop for a chain; null where there is none.</summary>
    public static LinqLoop? Of(LinqChain chain, SemanticModel model, CancellationToken cancellationToken)
    {
        if (chain.Use is not (ChainUse.Value or ChainUse.Enumerated or ChainUse.Counted)
            || chain.Syntax is not InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax } whole
            || chain.Source is not { Syntax: ExpressionSyntax sourceSyntax, Type: { } type }
            || chain.Source is IConditionalAccessInstanceOperation
            || LinqSource.Of(type) is not { Kind: not SourceKind.Unknown } source)
        {
            return null;
        }

        // An operation has no syntax for what is written around it to silence the compiler.
        while (sourceSyntax.Parent is PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.SuppressNullableWarningExpression } silenced)
            sourceSyntax = silenced;
        var stages = ImmutableArray.CreateBuilder<LoopStage>();
        var selector = default(LinqFunction);
        foreach (var call in chain.Operators)
        {
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
                ? new LinqLoop(source, sourceSyntax, stages.ToImmutable(), null, null, LoopForm.Enumerated, value, false, null, loop)
                : null;
        }

        if (FormOf(value, chain.End, model, cancellationToken) is not var (form, guard, outer, place))
            return null;
        return new LinqLoop(source, sourceSyntax, stages.ToImmutable(), chain.End, selector, form, outer, isNegated, guard, place)
        {
            Asked = asked,
        };
    }

    /// <summary>The expression whose value the loop finds, without what negates it: the chain, or the length of its result.</summary>
    public ExpressionSyntax Asked { get; private init; } = Value;

    /// <summary>The operator that gives the value; that of a collection which is only counted counts.</summary>
    public string Operator => End?.TargetMethod.Name switch { "ToArray" or "ToList" => "Count", { } name => name, null => "" };

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

        if (method.Name is not ("Any" or "All" or "Count" or "First" or "FirstOrDefault"))
            return false;
        if (method.Parameters.Length == 1)
            return true;
        if (method.Parameters[1].Type.TypeKind != TypeKind.Delegate || LinqFunction.Of(LinqChain.ArgumentOf(call, 1)) is not { } condition)
            return false;
        stages.Add(new LoopStage(call, condition, Maps: false));
        return true;
    }

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
        ExpressionSyntax value, IInvocationOperation end, SemanticModel model, CancellationToken cancellationToken)
    {
        switch (value.Parent)
        {
            case ReturnStatementSyntax returned:
                return (LoopForm.Returned, null, value, returned);
            case ArrowExpressionClauseSyntax { Parent: MethodDeclarationSyntax or LocalFunctionStatementSyntax or AccessorDeclarationSyntax
                or PropertyDeclarationSyntax or OperatorDeclarationSyntax } arrow:
                return (LoopForm.Returned, null, value, arrow);
        }

        // The element itself has to be declared before the loop, or an exception thrown after it.
        if (end.TargetMethod.Name == "First")
            return null;
        if (value.Parent is EqualsValueClauseSyntax { Parent: VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Variables.Count: 1,
            Parent: LocalDeclarationStatementSyntax { UsingKeyword.RawKind: 0, IsConst: false } declaration } } })
        {
            return (LoopForm.Declared, null, value, declaration);
        }

        return EvaluatedFirst.In(value, model, cancellationToken) is { } found ? (LoopForm.Before, found.Guard, found.Value, found.Statement) : null;
    }
}
