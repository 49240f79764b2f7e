using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Rules.Delegates.CapturingLocalFunction;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Delegates.CapturingLocalFunction;

/// <summary>ALLOC406: makes parameters of what asynchronous local functions and local iterators capture.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(CapturingLocalFunctionCodeFix))]
public sealed class CapturingLocalFunctionCodeFix() : AllocationCodeFix("ALLOC406")
{
    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>(Plan(request, cancellationToken) is { } fix ? [fix] : []);

    private static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        // Before C# 8, a parameter could not have the name of a variable around the function.
        if (request.LanguageVersion < LanguageVersion.CSharp8
            || request.Node.FirstAncestorOrSelf<LocalFunctionStatementSyntax>() is not { } declaration
            || request.Model.GetOperation(declaration, cancellationToken) is not { } operation
            || SharedClosure.Of(operation, cancellationToken) is not { } closure
            || closure.Functions.Any(static function => Captures.Of(function.Function) is { AreSmall: false }))
        {
            return null;
        }

        var changes = new List<TextChange>();
        foreach (var function in closure.Functions)
        {
            var (parameters, arguments) = (new List<string>(), new List<string>());
            foreach (var variable in function.Variables.OrderBy(IsToken))
            {
                if (TypeOf(variable, function, request.Model, cancellationToken) is not { } type)
                    return null;
                arguments.Add(NameOf(variable, function));
                parameters.Add(type + " " + arguments[arguments.Count - 1]);
            }

            var list = function.Declaration.ParameterList;
            changes.Add(Added(list.CloseParenToken, list.Parameters.LastOrDefault(), parameters));
            foreach (var call in function.Calls)
                changes.Add(Added(call.ArgumentList.CloseParenToken, call.ArgumentList.Arguments.LastOrDefault(), arguments));
            if (CanBeStatic(function))
            {
                var start = function.Declaration.Modifiers.Count > 0
                    ? function.Declaration.Modifiers[0].SpanStart
                    : function.Declaration.ReturnType.SpanStart;
                changes.Add(new TextChange(new TextSpan(start, 0), "static "));
            }
        }

        var names = closure.Functions.Select(static function => "'" + function.Function.Symbol.Name + "'").ToList();
        var title = "Give " + string.Join(" and ", names) + " what " + (names.Count == 1 ? "it needs" : "they need");
        return new FixBuilder(request.Changing(changes), title, "Pass")
            .MayDiffer(CallGraph.MayRunAgain(declaration.Parent!, request.Model, cancellationToken) ? Differences.Recursion : null)
            .Build();
    }

    /// <summary>What is added stands behind a comment that belongs to the last of those that there are.</summary>
    private static TextChange Added(SyntaxToken end, SyntaxNode? last, List<string> added)
    {
        var place = last?.Span.End ?? end.SpanStart;
        foreach (var trivia in last?.GetTrailingTrivia() ?? default)
        {
            if (trivia.IsKind(SyntaxKind.MultiLineCommentTrivia))
                place = trivia.Span.End;
        }

        return new TextChange(new TextSpan(place, 0), (last is null ? "" : ", ") + string.Join(", ", added));
    }

    /// <summary>By convention, a token to cancel with is the last parameter.</summary>
    private static bool IsToken(ISymbol variable) => VariableOperations.TypeOf(variable).Name == nameof(CancellationToken);

    /// <summary>The name as the code writes it, which may begin with <c>@</c>.</summary>
    private static string NameOf(ISymbol variable, SuspendingFunction function) => MentionIn(function, variable)?.Identifier.Text ?? variable.Name;

    private static IdentifierNameSyntax? MentionIn(SuspendingFunction function, ISymbol variable) =>
        References.To(variable, function.Declaration, function.Function.SemanticModel!, default).FirstOrDefault();

    /// <summary>
    /// The type of a parameter; null where the compiler knows more of the variable than a parameter of its type could tell. What is not null where the
    /// function begins is declared so.
    /// </summary>
    private static string? TypeOf(ISymbol variable, SuspendingFunction function, SemanticModel model, CancellationToken cancellationToken)
    {
        var type = VariableOperations.TypeOf(variable);
        if (model.GetNullableContext(function.Declaration.SpanStart).WarningsEnabled() && MentionIn(function, variable) is { } mention)
        {
            var isKnown = model.GetTypeInfo(mention, cancellationToken).Nullability.FlowState == NullableFlowState.NotNull;
            if (type.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T && isKnown)
                return null;
            if (type is { IsReferenceType: true, NullableAnnotation: NullableAnnotation.Annotated } && isKnown)
                type = type.WithNullableAnnotation(NullableAnnotation.NotAnnotated);
        }

        return type.ToMinimalDisplayString(model, function.Declaration.SpanStart);
    }

    /// <summary>Whether a function that has all it needs may say so: nothing in it needs <c>this</c>, or another local function that could.</summary>
    private static bool CanBeStatic(SuspendingFunction function)
    {
        if (function.HasThis || function.Declaration.Modifiers.Any(SyntaxKind.StaticKeyword))
            return false;
        foreach (var operation in function.Function.Descendants())
        {
            var method = (operation as IInvocationOperation)?.TargetMethod ?? (operation as IMethodReferenceOperation)?.Method;
            if (method is { MethodKind: MethodKind.LocalFunction, IsStatic: false }
                && !function.Declaration.Span.Contains(method.DeclaringSyntaxReferences[0].Span))
            {
                return false;
            }
        }

        return true;
    }
}
