using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.MaterializedStream;

/// <summary>
/// What an empty <c>MemoryStream</c> is filled from first, <c>packet.CopyTo(stream)</c>, where that object knows its length: the stream could be
/// made with it.
/// </summary>
/// <param name="Call">The call that fills the stream.</param>
/// <param name="Length">The property that tells the length.</param>
/// <param name="Name">The length, as the code would name it.</param>
internal sealed record StreamSource(IInvocationOperation Call, IPropertySymbol Length, string Name)
{
    /// <summary>What fills a new stream without a capacity, in a local; null where it is filled in another way, or its length is not known.</summary>
    public static StreamSource? Of(IObjectCreationOperation creation, CancellationToken cancellationToken)
    {
        if (creation is not { Arguments.IsEmpty: true, Initializer: null, SemanticModel: { } model,
            Parent: IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol: { } local, Syntax: { } declarator } } }
            || creation.Type is not { Name: "MemoryStream" } type || !type.IsIn("System.IO"))
        {
            return null;
        }

        var scope = References.ScopeOf(declarator);
        foreach (var name in References.To(local, scope, model, cancellationToken))
        {
            // The first use alone: what was written before would not be in the length.
            if (References.IsInNestedFunction(name, scope) || name.FirstAncestorOrSelf<InvocationExpressionSyntax>() is not { } call
                || StackFrames.OutermostLoop(name, scope) is not null
                || model.GetOperation(call, cancellationToken) is not IInvocationOperation { TargetMethod: { Name: "CopyTo" or "WriteTo" } method } filling
                || filling.Arguments.Any(static argument => argument.ArgumentKind == ArgumentKind.ParamArray))
            {
                return null;
            }

            var source = filling.Instance ?? (method.IsExtensionMethod ? ConcatParts.Plain(filling.Arguments[0].Value) : null);
            return source is { Type: { } known, Syntax: IdentifierNameSyntax or MemberAccessExpressionSyntax or ThisExpressionSyntax } && source.Syntax != name
                && LengthOf(known) is { } length
                ? new StreamSource(filling, length, source is { IsImplicit: true } ? length.Name : source.Syntax + "." + length.Name)
                : null;
        }

        return null;
    }

    /// <summary>A stream of the framework may not be able to tell its length; an object in source tells its total length before that of a part.</summary>
    private static IPropertySymbol? LengthOf(ITypeSymbol type)
    {
        if (type.DeclaringSyntaxReferences.IsEmpty)
            return null;
        foreach (var name in (string[])["TotalLength", "Total", "ContentLength", "Length", "Count"])
        {
            foreach (var member in type.GetMembers(name))
            {
                if (member is IPropertySymbol { GetMethod: not null, IsStatic: false, Parameters.IsEmpty: true,
                    Type.SpecialType: SpecialType.System_Int32 or SpecialType.System_Int64 } property)
                {
                    return property;
                }
            }
        }

        return null;
    }
}
