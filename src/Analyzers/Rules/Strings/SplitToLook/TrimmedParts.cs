using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.Analyzers.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.SplitToLook;

/// <summary>
/// Finds calls of <c>Split</c> of whose parts nothing is kept but what <c>Trim()</c> makes of them: each part with white space around it is made twice, where
/// the option <c>TrimEntries</c> makes it once.
/// </summary>
/// <param name="Trims">The calls of <c>Trim</c> on parts.</param>
/// <param name="Mapped">The call of <c>Select</c> or <c>Array.ConvertAll</c> whose lambda trims each part; null where none is.</param>
/// <param name="LeavesOutEmpty">Whether the parts that are empty, which those of white space become, are left out.</param>
internal sealed record TrimmedParts(IReadOnlyList<IInvocationOperation> Trims, IInvocationOperation? Mapped, bool LeavesOutEmpty)
{
    private const string Option = "TrimEntries";

    /// <summary>Whether the library can trim parts as it splits, as that of .NET 5 does.</summary>
    public static bool IsSupported(Compilation compilation) =>
        CoreLibrary.FindType(compilation, "System." + nameof(StringSplitOptions))?.GetMembers(Option).IsEmpty == false;

    /// <summary>What is trimmed; null where a part is used in any other way, is trimmed already, or need be no string at all.</summary>
    /// <param name="split">The call.</param>
    /// <param name="looked">What is only looked at of its parts; null where some are needed.</param>
    /// <param name="bodies">The methods of the project.</param>
    /// <param name="cancellationToken">Stops the search.</param>
    public static TrimmedParts? Of(IInvocationOperation split, SplitParts? looked, SourceBodies bodies, CancellationToken cancellationToken)
    {
        if (split is not { Instance: not null, SemanticModel: { } model } || looked is { Reads: not null } or { Queries.Count: > 0 }
            || looked?.Elements.All(element => SplitParts.IsEnd(element.Use, bodies)) == true || OptionsOf(split) is not { } options)
        {
            return null;
        }

        var trims = new List<IInvocationOperation>(0);
        var leavesOutEmpty = options == StringSplitOptions.RemoveEmptyEntries;
        if (split.Parent is IVariableInitializerOperation
            {
                Parent: IVariableDeclaratorOperation
                {
                    Syntax: VariableDeclaratorSyntax
                    {
                        Parent: VariableDeclarationSyntax { Variables.Count: 1, Parent: LocalDeclarationStatementSyntax statement },
                    },
                    Symbol: { RefKind: RefKind.None } local,
                },
            })
        {
            foreach (var use in LocalUses.Of(local, References.ScopeOf(statement), model, cancellationToken).Uses)
            {
                if (use.Kind == ArrayUseKind.Captured || !AreTrimmed(use.Reference, trims, cancellationToken))
                    return null;
            }
        }
        else if (MappingOf(split) is { } mapped)
            return new TrimmedParts(trims, mapped, leavesOutEmpty);
        else if (!AreTrimmed(split, trims, cancellationToken))
            return null;

        return trims.Count == 0 ? null : new TrimmedParts(trims, null, leavesOutEmpty);
    }

    /// <summary>
    /// The options that a call splits with, where another can be added: nothing, or that empty parts are left out. Without a separator it is white space that
    /// separates, so that there is none to trim.
    /// </summary>
    private static StringSplitOptions? OptionsOf(IInvocationOperation split)
    {
        var options = StringSplitOptions.None;
        var separates = false;
        foreach (var argument in split.Arguments)
        {
            if (argument.Parameter is not { Type: var type })
                return null;
            if (type.Name == nameof(StringSplitOptions))
            {
                if (argument.Value.ConstantValue is not { HasValue: true, Value: (int)StringSplitOptions.None or (int)StringSplitOptions.RemoveEmptyEntries })
                    return null;
                options = (StringSplitOptions)(int)argument.Value.ConstantValue.Value;
            }
            else if (argument.Parameter.Ordinal == 0)
            {
                separates = argument.ArgumentKind == ArgumentKind.Explicit
                    ? argument.Value.Inside(Through.Implicit).ConstantValue is not { HasValue: true, Value: null }
                    : split.Syntax is InvocationExpressionSyntax { ArgumentList.Arguments.Count: > 0 };
            }
        }

        return separates ? options : null;
    }

    /// <summary>Whether a use of the array measures it, or does nothing with parts but trim them.</summary>
    private static bool AreTrimmed(IOperation array, List<IInvocationOperation> trims, CancellationToken cancellationToken)
    {
        switch (array.Around(Through.Implicit).Parent)
        {
            case IPropertyReferenceOperation { Property: { Name: nameof(Array.Length), ContainingType.SpecialType: SpecialType.System_Array } }:
                return true;
            case IArrayElementReferenceOperation element when element.ArrayReference == array:
                return IsTrimmed(element, trims);
            case IForEachLoopOperation { Syntax: ForEachStatementSyntax { AwaitKeyword.RawKind: 0 } loop,
                LoopControlVariable: IVariableDeclaratorOperation { Symbol: var part } } when loop.Expression.Span.Contains(array.Syntax.Span):
                foreach (var name in References.To(part, loop.Statement, array.SemanticModel!, cancellationToken))
                {
                    if (array.SemanticModel!.GetOperation(name, cancellationToken) is not { } use || !IsTrimmed(use, trims))
                        return false;
                }

                return true;
            default:
                return false;
        }
    }

    private static bool IsTrimmed(IOperation part, List<IInvocationOperation> trims)
    {
        if (part.Parent is not IInvocationOperation trim || trim.Instance != part || !IsTrim(trim))
            return false;
        trims.Add(trim);
        return true;
    }

    private static bool IsTrim(IInvocationOperation call) =>
        call is { TargetMethod: { Name: nameof(string.Trim), Parameters.IsEmpty: true, ContainingType.SpecialType: SpecialType.System_String } };

    /// <summary>The operator or method that makes other parts of the parts, by a lambda that only trims.</summary>
    private static IInvocationOperation? MappingOf(IInvocationOperation split)
    {
        if (split.Around(Through.Implicit).Parent is not IArgumentOperation
            {
                Parameter.Ordinal: 0,
                Parent: IInvocationOperation
                {
                    TargetMethod: { Name: "Select" or "ConvertAll", ContainingType: { } type },
                    Arguments: { Length: 2 } arguments,
                } call,
            }
            || (type.SpecialType != SpecialType.System_Array && !(type.Name == "Enumerable" && type.IsIn("System.Linq"))))
        {
            return null;
        }

        return arguments[1].Value.Inside(Through.Implicit) is IDelegateCreationOperation
            {
                Target: IAnonymousFunctionOperation
                {
                    Symbol.Parameters: { Length: 1 } parameters,
                    Body.Operations: { Length: 1 } statements,
                },
            }
            && statements[0] is IReturnOperation { ReturnedValue: IInvocationOperation trim }
            && trim.Instance is IParameterReferenceOperation { Parameter: var trimmed } && IsTrim(trim)
            && SymbolEqualityComparer.Default.Equals(trimmed, parameters[0])
            ? call
            : null;
    }
}
