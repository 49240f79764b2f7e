using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Rules.Strings.SplitToLook;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.Analyzers.Text;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Strings.SplitToLook;

/// <summary>
/// Lets <c>Split</c> trim the parts, where nothing is kept of them but what <c>Trim</c> makes. An operator that trims goes where what gets its sequence asks
/// for the elements at once, or for a sequence of its own.
/// </summary>
internal static class TrimmedSplit
{
    /// <summary>The rewrite of a call and of what trims its parts; null where there is none.</summary>
    public static Fix? Plan(
        FixRequest request,
        InvocationExpressionSyntax call,
        IInvocationOperation split,
        SplitParts? looked,
        SourceBodies bodies,
        CancellationToken cancellationToken)
    {
        if (!TrimmedParts.IsSupported(request.Model.Compilation) || TrimmedParts.Of(split, looked, bodies, cancellationToken) is not { } parts
            || With(call, split) is not { } trimming)
        {
            return null;
        }

        var edits = new SolutionEdits(request.Solution);
        if (parts.Mapped is { } mapped)
        {
            if (mapped.Syntax is not InvocationExpressionSyntax operation || Unmapped(mapped, operation) is not { } replaced || Comments.AreIn(replaced))
                return null;
            edits.Replace(replaced, rewritten => trimming.WithTriviaFrom(rewritten));
        }
        else
        {
            edits.Replace(call, rewritten => trimming.WithTriviaFrom(rewritten));
            foreach (var trim in parts.Trims)
            {
                if (trim.Syntax is not InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax } trimmed || Comments.AreIn(trimmed))
                    return null;
                edits.Replace(trimmed, static rewritten =>
                    ((MemberAccessExpressionSyntax)((InvocationExpressionSyntax)rewritten).Expression).Expression.WithTriviaFrom(rewritten));
            }
        }

        UsingDirectives.AddSystem(edits, request);
        return new FixBuilder(edits, "Let 'Split' trim the parts", "TrimEntries")
            .MayDiffer(parts.LeavesOutEmpty ? "parts of white space alone are left out" : null)
            .Build();
    }

    /// <summary>The call with the option; null where it cannot be added to what stands there.</summary>
    private static InvocationExpressionSyntax? With(InvocationExpressionSyntax call, IInvocationOperation split)
    {
        var arguments = call.ArgumentList.Arguments;
        if (arguments.Any(static argument => argument.NameColon is not null) || Comments.AreIn(call.ArgumentList))
            return null;
        var option = "StringSplitOptions.TrimEntries";
        foreach (var argument in split.Arguments)
        {
            if (argument is { ArgumentKind: ArgumentKind.Explicit, Parameter.Type.Name: nameof(StringSplitOptions), Syntax: ArgumentSyntax given })
            {
                var isNone = argument.Value.ConstantValue is { HasValue: true, Value: 0 };
                return call.ReplaceNode(given.Expression, SyntaxFactory.ParseExpression(isNone ? option : given.Expression + " | " + option));
            }
        }

        // There is no overload for options and a span of separators, and an array of them would be one more object.
        var isListed = split.Arguments[0].ArgumentKind != ArgumentKind.Explicit && arguments.Count > 1;
        if (isListed && split.Arguments[0].Parameter?.Type is not IArrayTypeSymbol)
            return null;
        var separators = isListed ? "new[] { " + arguments + " }" : arguments.ToString();
        return call.WithArgumentList(SyntaxFactory.ParseArgumentList("(" + separators + ", " + option + ")").WithTriviaFrom(call.ArgumentList));
    }

    /// <summary>What the call takes the place of where it trims; null where the operator or method may be needed for another reason.</summary>
    private static InvocationExpressionSyntax? Unmapped(IInvocationOperation mapped, InvocationExpressionSyntax operation)
    {
        if (mapped.TargetMethod.ContainingType.SpecialType == SpecialType.System_Array)
            return operation;
        var value = mapped.Around(Through.Implicit);
        switch (value.Parent)
        {
            case IForEachLoopOperation:
                return operation;
            case IArgumentOperation { Parameter.Ordinal: 0, Parent: IInvocationOperation { TargetMethod: { Name: var name, ContainingType: { } type },
                Syntax: InvocationExpressionSyntax outer } } when type.Name == "Enumerable" && type.IsIn("System.Linq"):
                return name switch
                {
                    "ToArray" => outer,
                    "ToList" or "ToHashSet" or "Where" or "Select" or "Distinct" => operation,
                    _ => null,
                };
            case IArgumentOperation { Parent: var user } argument when user is IObjectCreationOperation
                or IInvocationOperation { TargetMethod: { Name: "AddRange" or "UnionWith" } or { Name: nameof(string.Join), Parameters.Length: 2 } }:
                return CalledMethod.Of(user)?.ContainingType is { } owner
                    && (owner.SpecialType == SpecialType.System_String || owner.IsIn("System.Collections.Generic"))
                    ? operation
                    : null;
            default:
                return null;
        }
    }
}
