using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Arguments.DiscardedResult;

/// <summary>
/// ALLOC105: gives the result to the variable that the call is made on, returns it where it ends a branch, or removes the call. What is
/// evaluated for the call and has an effect of its own, such as <c>builder.Append(x)</c> before <c>.ToString()</c>, stays.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(DiscardedResultCodeFix))]
public sealed class DiscardedResultCodeFix() : AllocationCodeFix("ALLOC105")
{
    /// <inheritdoc/>
    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult(Plan(request, cancellationToken));

    private static IReadOnlyList<Fix> Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Node is not InvocationExpressionSyntax invocation
            || request.Model.GetOperation(invocation, cancellationToken) is not IInvocationOperation { Type: { } type } call
            || StatementOf(invocation) is not { } statement)
        {
            return [];
        }

        var bodies = PureBodies.In(request.Model.Compilation);
        var fixes = new List<Fix>();
        if (VariableOf(statement.Expression, type, request.Model, cancellationToken) is { } variable)
        {
            var assigned = new TextChange(new TextSpan(statement.SpanStart, 0), variable + " = ");
            Add(assigned, "Assign the result to '" + variable + "'", "assign", "'" + variable + "' gets the new value");
        }

        if (CanReturn(statement, type, request.Model, cancellationToken))
            Add(new TextChange(new TextSpan(statement.SpanStart, 0), "return "), "Return the result", "return", "the function ends here");

        if (IsEffectFree(request.Model.GetOperation(statement.Expression, cancellationToken), bodies, cancellationToken))
        {
            var difference = NeverThrows(call, request.NullProof(cancellationToken)) ? null : Lost(call);
            Add(StatementRemoval.Of(statement, request.Model), "Remove the statement", "remove", difference);
        }
        else if (ReceiverToKeep(invocation, statement) is { } kept
            && call.Arguments.All(argument => argument.Value.Syntax == kept || IsEffectFree(argument.Value, bodies, cancellationToken)))
        {
            var difference = IsBuilderText(call) ? null : Lost(call);
            var removed = TextSpan.FromBounds(kept.Span.End, statement.Expression.Span.End);
            var comments = string.Concat(statement.DescendantTrivia(removed).Where(Comments.Is).Select(static comment => " " + comment));
            Add(new TextChange(removed, comments), "Remove the call of '" + call.TargetMethod.Name + "'", "call", difference);
        }

        return fixes;

        void Add(TextChange change, string title, string key, string? difference)
        {
            if (new FixBuilder(request.Changing([change]), title, key).MayDiffer(difference).Build() is { } fix)
                fixes.Add(fix);
        }
    }

    /// <summary>The statement that drops a call's result; null where a lambda or a <c>for</c> header does.</summary>
    private static ExpressionStatementSyntax? StatementOf(InvocationExpressionSyntax invocation)
    {
        SyntaxNode node = invocation;
        while (node.Parent is ConditionalAccessExpressionSyntax access && access.WhenNotNull == node)
            node = access;
        return node.Parent as ExpressionStatementSyntax;
    }

    /// <summary>The local or parameter that a chain of calls starts from, where it can hold the result.</summary>
    private static string? VariableOf(ExpressionSyntax chain, ITypeSymbol result, SemanticModel model, CancellationToken cancellationToken)
    {
        while (chain is not IdentifierNameSyntax)
        {
            switch (chain)
            {
                case InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax access }:
                    chain = access.Expression;
                    break;
                case ConditionalAccessExpressionSyntax access:
                    chain = access.Expression;
                    break;
                default:
                    return null;
            }
        }

        var symbol = model.GetSymbolInfo(chain, cancellationToken).Symbol;
        var type = symbol switch
        {
            ILocalSymbol { IsConst: false, RefKind: RefKind.None, IsFixed: false } local => local.Type,
            IParameterSymbol { RefKind: RefKind.None } parameter => parameter.Type,
            _ => null,
        };
        return SymbolEqualityComparer.Default.Equals(type, result) ? chain.ToString() : null;
    }

    /// <summary>Whether a statement ends its branch in a function whose value the result can be.</summary>
    private static bool CanReturn(ExpressionStatementSyntax statement, ITypeSymbol result, SemanticModel model, CancellationToken cancellationToken)
    {
        if (statement.Parent is BlockSyntax block ? block.Statements.Last() != statement : statement.Parent is not (IfStatementSyntax or ElseClauseSyntax))
            return false;
        return model.GetEnclosingSymbol(statement.SpanStart, cancellationToken) is IMethodSymbol { ReturnsVoid: false, IsAsync: false,
            ReturnType: { SpecialType: not SpecialType.System_Object } returned }
            && ((CSharpCompilation)model.Compilation).ClassifyConversion(result, returned) is { IsImplicit: true, IsReference: true } or { IsIdentity: true };
    }

    private static bool IsEffectFree(IOperation? value, PureBodies bodies, CancellationToken cancellationToken)
    {
        switch (value)
        {
            case null:
                return false;
            case IAnonymousFunctionOperation:
                return true;
            case IInvocationOperation call when bodies.Of(call, cancellationToken) == FreshResult.None:
                return false;
            case IAssignmentOperation or IIncrementOrDecrementOperation or IVariableDeclaratorOperation or IDeclarationPatternOperation or IThrowOperation
                or IDeclarationExpressionOperation:
                return false;
            case IArgumentOperation { Parameter.RefKind: RefKind.Ref or RefKind.Out }:
                return false;
            default:
                return (value is IInvocationOperation || QuietOperations.Allow(value, OwnedLocals.None))
                    && value.ChildOperations.All(child => IsEffectFree(child, bodies, cancellationToken));
        }
    }

    /// <summary>What a call is made on, where that is a statement of its own.</summary>
    private static ExpressionSyntax? ReceiverToKeep(InvocationExpressionSyntax invocation, ExpressionStatementSyntax statement) =>
        statement.Expression == invocation && invocation.Expression is MemberAccessExpressionSyntax { Expression: InvocationExpressionSyntax receiver }
            ? receiver
            : null;

    /// <summary>The text of a builder that a call of its own returns: that is the builder, never null.</summary>
    private static bool IsBuilderText(IInvocationOperation call) =>
        call is { TargetMethod: { Name: nameof(ToString), Parameters.IsEmpty: true }, Instance: IInvocationOperation { TargetMethod: var made } }
        && made.ContainingType.IsStringBuilder() && made.ReturnType.IsStringBuilder();

    /// <summary>What is no longer seen without a call that may fail, or that an override may answer.</summary>
    private static string Lost(IInvocationOperation call) =>
        (UnknownOverrides.At(call) is null ? "exceptions of '" : "exceptions and effects of '") + call.TargetMethod.Name + "' are lost";

    /// <summary>Whether a call is sure to succeed: nothing that it is made on or given can be wrong.</summary>
    private static bool NeverThrows(IInvocationOperation call, NullProof nulls)
    {
        if (PureAllocators.Of(call) != FreshResult.Fresh || UnknownOverrides.At(call) is not null)
            return false;
        if (call.Instance is null)
        {
            return call.TargetMethod is { ContainingType.SpecialType: SpecialType.System_String, Name: nameof(string.Concat) }
                && call.Arguments.All(static argument => argument is { ArgumentKind: ArgumentKind.Explicit,
                    Value: { Type.SpecialType: SpecialType.System_String } value }
                    && IsVariable(value));
        }

        return (IsVariable(call.Instance) || call.Instance is ILiteralOperation)
            && (call.Instance.Type?.IsValueType == true || (call.Instance.Syntax is ExpressionSyntax receiver && nulls.IsNeverNull(receiver)))
            && call.Arguments.All(static argument => argument.ArgumentKind == ArgumentKind.DefaultValue
                || argument.Value is { ConstantValue: { HasValue: true, Value: char } });
    }

    private static bool IsVariable(IOperation value) => value is ILocalReferenceOperation or IParameterReferenceOperation or ILiteralOperation;
}
